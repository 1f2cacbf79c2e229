import type { FastifyInstance } from 'fastify';
import { frameworkError } from './store-error.ts';

/** A JSON object as a client sent it; nothing in it is to be trusted. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value when it is an object, else an empty one. */
export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The text without spaces around it; empty for anything that is no text. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

// Fields of these names would make a value that cannot be printed or compared.
const POSING = new Set(['toString', 'valueOf']);

/** How deep the vendor reads JSON; what lies deeper could not be printed or walked through either. */
const DEEPEST = 512;

const containersIn = (list: readonly unknown[]): object[] =>
  list.filter((one) => typeof one === 'object' && one !== null);

function isTooDeep(value: unknown): boolean {
  let level = containersIn([value]);
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    level = level.flatMap((one) => containersIn(Object.values(one)));
  }
  return level.length > 0;
}

/** Reads JSON that a client sent. @throws SyntaxError for what is no JSON, RangeError for what is nested too deeply */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text, (name, part: unknown) => (POSING.has(name) ? undefined : part));
  if (isTooDeep(value)) throw new RangeError('The JSON is nested too deeply');
  return value;
}

/** Reads any body as JSON: none or no object counts as `{}`, broken JSON is refused. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, {});
    try {
      done(null, asObject(parseJson(String(text))));
    } catch {
      done(frameworkError(400, 'The JSON payload is malformed.'));
    }
  });
}
