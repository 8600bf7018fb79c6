import { expect, test } from 'vitest';
import { armEnvironment } from '../../src/github/arm-environment.ts';

test('an arm gets what a run: step has, and no way to talk to the runner', () => {
  expect(
    armEnvironment({
      PATH: '/bin',
      OPENAI_API_KEY: 'sk',
      GITHUB_SHA: 'a',
      ACTIONS_ID_TOKEN_REQUEST_URL: 'https://oidc',
      'INPUT_GITHUB-TOKEN': 'ghs',
      INPUT_SUITE: 'x',
      STATE_isPost: 'true',
      ACTIONS_RUNTIME_TOKEN: 'jwt',
      ACTIONS_RESULTS_URL: 'https://results',
      GITHUB_ENV: '/env',
      GITHUB_OUTPUT: '/out',
      GITHUB_PATH: '/path',
      GITHUB_STATE: '/state',
      GITHUB_STEP_SUMMARY: '/summary',
    }),
  ).toEqual({
    PATH: '/bin',
    OPENAI_API_KEY: 'sk',
    GITHUB_SHA: 'a',
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://oidc',
  });
});
