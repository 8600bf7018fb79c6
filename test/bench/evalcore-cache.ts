// The cache file of EvalCore 0.7.5, for the import.
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface OldRow {
  /** As {@link oldRequest} writes it. */
  readonly request: string;
  readonly response: string;
  /** Default: SHA-256 of the request, as EvalCore keys it. */
  readonly key?: string;
  readonly created_at?: string;
}

/** Writes a database as EvalCore 0.7.5 does, and the folders that are missing. Gives the path back. */
export function writeEvalCoreCache(path: string, rows: readonly OldRow[]): string {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  database.exec(
    `CREATE TABLE llm_cache (key TEXT PRIMARY KEY, request TEXT NOT NULL, response TEXT NOT NULL,
     created_at TEXT NOT NULL DEFAULT (datetime('now')))`,
  );
  const insert = database.prepare('INSERT INTO llm_cache VALUES (?, ?, ?, ?)');
  for (const { request, response, key = sha256(request), created_at = '2026-07-22 10:11:12' } of rows) {
    insert.run(key, request, response, created_at);
  }
  database.close();
  return path;
}

/** What EvalCore hashes; `identity` is its own compact JSON with sorted keys. */
export function oldRequest(identity: string, input: string, trial = 0): string {
  return `{"identity":${identity},"input":${JSON.stringify(input)}${trial > 0 ? `,"trial":${trial}` : ''}}`;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
