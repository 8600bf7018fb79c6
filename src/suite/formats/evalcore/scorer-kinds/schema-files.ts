import type { Place } from '../../../../base/errors.ts';
import { parseJsonSource } from '../../../source/json.ts';
import { decodeUtf8, type ReadFile } from '../../../source/read-bytes.ts';

/** A schema file that can be used, or what is wrong with it. */
export type SchemaFile =
  | { readonly kind: 'schema'; readonly document: unknown }
  | { readonly kind: 'faulty'; readonly message: string; readonly hint: string; readonly place?: Place };

const MOST_BYTES = 16 * 1024 * 1024;

/** Reads and compiles each schema file once, however many scorers name it. */
export class SchemaFiles {
  readonly #files = new Map<string, Promise<SchemaFile>>();
  /** What was read, by the path as written: part of the suite's hash. */
  readonly bytes = new Map<string, Buffer>();
  readonly #readFile: ReadFile;

  constructor(readFile: ReadFile) {
    this.#readFile = readFile;
  }

  /**
   * @param path absolute
   * @param written as in the suite, for messages
   * @param shown as a reader of messages would find it
   */
  load(path: string, written: string, shown: string): Promise<SchemaFile> {
    let file = this.#files.get(path);
    if (file === undefined) {
      file = this.#read(path, written, shown);
      this.#files.set(path, file);
    }
    return file;
  }

  async #read(path: string, written: string, shown: string): Promise<SchemaFile> {
    const file = await this.#readFile(path, MOST_BYTES);
    if (file.kind === 'unreadable') {
      const hint = 'paths start from the folder of the suite';
      return { kind: 'faulty', message: `failed to read json-schema file ${written}: ${file.reason}`, hint };
    }
    this.bytes.set(written, file.bytes);
    return compile(file.bytes, written, shown);
  }
}

async function compile(bytes: Buffer, written: string, shown: string): Promise<SchemaFile> {
  const notJson = `json-schema file ${written} is not valid JSON`;
  const decoded = decodeUtf8(bytes);
  if (decoded.kind === 'not-utf8') {
    const place = { file: shown, line: decoded.line };
    return { kind: 'faulty', message: `${notJson}: not UTF-8`, hint: 'save it as UTF-8', place };
  }
  const source = parseJsonSource(decoded.text, { file: shown, line: 1 });
  if (source.kind === 'unreadable') {
    const { message, place } = source;
    return { kind: 'faulty', message: `${notJson}: ${message}`, hint: 'mend the JSON', place };
  }
  const document: unknown = JSON.parse(decoded.text);
  // Imported here because only suites with a schema should pay for it.
  const { compileJsonSchema, JsonSchemaError } = await import('../../../../base/json-schema.ts');
  try {
    await compileJsonSchema(document);
    return { kind: 'schema', document };
  } catch (error) {
    if (!(error instanceof JsonSchemaError || error instanceof RangeError)) throw error;
    const message = `invalid JSON Schema in ${written}: ${error.message}`;
    return {
      kind: 'faulty',
      message,
      hint: 'it must be a schema of draft 2020-12 that is complete in itself',
    };
  }
}
