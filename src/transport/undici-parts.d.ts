// undici declares the types of its index alone. This is the file of it that http-agents.ts loads.
declare module 'undici/lib/dispatcher/agent.js' {
  import type { Agent } from 'undici';

  const agent: typeof Agent;
  export = agent;
}
