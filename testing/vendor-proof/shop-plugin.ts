import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from './operation-of.ts';
import { isSchema, partOf, type Schema } from './published-document.ts';

/** Published document of the shop's own commerce plugin. */
const FILE = 'docs/contracts/shop-plugin.openapi.json';
const NAME = 'shop-plugin';

const document = JSON.parse(readFileSync(join(process.cwd(), FILE), 'utf8')) as Schema;
const paths = partOf(document, 'paths');

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
ajv.addSchema(document, NAME);
const compiled = new Map<string, ValidateFunction>();

const pointer = (names: readonly string[]) =>
  names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

function problemsAt(names: readonly string[], value: unknown): string[] {
  const $ref = `${NAME}#/${pointer(names)}`;
  const validate = compiled.get($ref) ?? ajv.compile({ $ref });
  compiled.set($ref, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
}

/** Differences between a value and a schema of the document, by its name. */
export const pluginSchemaProblems = (name: string, value: unknown): string[] =>
  problemsAt(['components', 'schemas', name], value);

const JSON_BODY = ['content', 'application/json', 'schema'];

const placeOf = (operation: string): [string, string] => {
  const [method = '', path = ''] = operation.split(' ');
  return [path, method.toLowerCase()];
};

/** The plugin operation of a request, e.g. `GET /brands/{gender}`. */
export const pluginOperationOf = operationsOf(paths);

/**
 * Differences between a response of the plugin and its document, one line each; empty when it fits.
 * @param operation method and path as the document writes them
 */
export function pluginDeviationsOf(operation: string, status: number, body: unknown): string[] {
  const [path, method] = placeOf(operation);
  const place = ['paths', path, method, 'responses', String(status)];
  const answer = partOf(paths, path, method, 'responses')[String(status)];
  if (!isSchema(answer)) return [`answers ${status}, which is not described`];
  if (!isSchema(answer['content'])) return body === undefined ? [] : ['/ must be empty'];
  return problemsAt([...place, ...JSON_BODY], body);
}

/** An example of the document: a request, or a response with its status. */
interface PluginExample {
  operation: string;
  status?: number;
  body: unknown;
  /** Differences from its own schema. */
  problems: string[];
}

const exampleIn = (part: Schema): unknown => partOf(part, 'content', 'application/json')['example'];

function examplesOfOne(path: string, method: string): PluginExample[] {
  const operation = `${method.toUpperCase()} ${path}`;
  const described = partOf(paths, path, method);
  const found: PluginExample[] = [];
  const request = described['requestBody'];
  if (isSchema(request)) {
    const body = exampleIn(request);
    const place = ['paths', path, method, 'requestBody', ...JSON_BODY];
    found.push({ operation, body, problems: problemsAt(place, body) });
  }
  for (const [status, answer] of Object.entries(partOf(described, 'responses'))) {
    if (!isSchema(answer) || !isSchema(answer['content'])) continue;
    const body = exampleIn(answer);
    const problems = pluginDeviationsOf(operation, Number(status), body);
    found.push({ operation, status: Number(status), body, problems });
  }
  return found;
}

/** All operations of the document, as it writes them. */
export const pluginOperations = (): string[] =>
  Object.keys(paths).flatMap((path) =>
    Object.keys(partOf(paths, path)).map((method) => `${method.toUpperCase()} ${path}`),
  );

/** All examples of the document. */
export const pluginExamples = (): PluginExample[] =>
  pluginOperations().flatMap((operation) => examplesOfOne(...placeOf(operation)));
