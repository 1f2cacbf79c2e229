import type { FastifyInstance } from 'fastify';
import { frameworkError } from './store-error.ts';

/** A JSON object from a client. Its content is untrusted. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value when it is an object, else an empty one. */
export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The trimmed text; empty for any other type. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

// Objects with these field names cannot be converted to text or compared.
const POSING = new Set(['toString', 'valueOf']);

/** The vendor's maximum depth of JSON. Deeper values cannot be serialized or traversed either. */
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

/** Parses JSON from a client. @throws SyntaxError for invalid JSON, RangeError for too deep nesting */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text, (name, part: unknown) => (POSING.has(name) ? undefined : part));
  if (isTooDeep(value)) throw new RangeError('The JSON is nested too deeply');
  return value;
}

/** Reads any body as JSON. An empty body or a non-object counts as `{}`; broken JSON is rejected. */
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
