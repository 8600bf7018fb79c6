// GitHub's own answers when it refuses or fails, as seen on the wire.
import type { Answer } from '../fault-proxy.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const html = { 'content-type': 'text/html' };
const REST_DOCS = 'https://docs.github.com/rest';

/** The token may not do this. `accepted` is what it would take. */
export function notAccessible(accepted = 'issues=write; pull_requests=write'): Answer {
  return {
    status: 403,
    headers: { ...json, 'x-accepted-github-permissions': accepted },
    body: {
      message: 'Resource not accessible by integration',
      documentation_url: `${REST_DOCS}/issues/comments#create-an-issue-comment`,
      status: '403',
    },
  };
}

/** A secondary limit: 403 or 429, with or without a wait in seconds. */
export function secondaryLimit(status: 403 | 429, retryAfter?: number): Answer {
  return {
    status,
    headers: { ...json, ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) },
    body: {
      message:
        'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. Please retry your request again later.',
      documentation_url: `${REST_DOCS}/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits`,
      status: String(status),
    },
  };
}

/** The hourly limit is used up until `reset`, in seconds since 1970. */
export function primaryLimit(reset: number): Answer {
  return {
    status: 403,
    headers: {
      ...json,
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-used': '1000',
      'x-ratelimit-reset': String(reset),
      'x-ratelimit-resource': 'core',
    },
    body: {
      message: 'API rate limit exceeded for installation ID 12345678.',
      documentation_url: `${REST_DOCS}/overview/rate-limits-for-the-rest-api`,
      status: '403',
    },
  };
}

export const bodyTooLong: Answer = {
  status: 422,
  headers: json,
  body: {
    message: 'Validation Failed',
    errors: [
      {
        resource: 'IssueComment',
        code: 'unprocessable',
        field: 'data',
        message: 'Body is too long (maximum is 65536 characters)',
      },
    ],
    documentation_url: `${REST_DOCS}/issues/comments#create-an-issue-comment`,
    status: '422',
  },
};

function plain(status: number, message: string): Answer {
  return { status, headers: json, body: { message, documentation_url: REST_DOCS, status: String(status) } };
}

export const badCredentials = plain(401, 'Bad credentials');
export const notFound = plain(404, 'Not Found');
export const gone = plain(410, 'This issue was deleted');
export const locked = plain(403, 'Unable to create comment because issue is locked.');
export const serverError = plain(500, 'Server Error');
export const badGateway: Answer = {
  status: 502,
  headers: html,
  body: '<html><head><title>502 Bad Gateway</title></head><body>Server Error</body></html>',
};
export const unavailable: Answer = {
  status: 503,
  headers: html,
  body: '<!DOCTYPE html><title>Unicorn! &middot; GitHub</title>',
};
