import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { patchDocument } from './patch-document.ts';
import { isSchema, partOf, readPublishedDocument, type Schema } from './published-document.ts';

const DOCUMENT = 'store-api';
const JSON_BODY = ['content', 'application/json', 'schema'];
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const document = patchDocument(readPublishedDocument());
const paths = partOf(document, 'paths');

const pointer = (names: string[]) =>
  names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** Compiles the document's schemas on first use. */
function validatorsOf(source: Schema): (names: string[]) => ValidateFunction {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    inlineRefs: false,
    logger: false,
    formats: { 'date-time': DATE_TIME },
  });
  ajv.addSchema(source, DOCUMENT);
  const compiled = new Map<string, ValidateFunction>();
  return (names) => {
    const $ref = `${DOCUMENT}#/${pointer(names)}`;
    const validator = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validator);
    return validator;
  };
}

/** The same schema with every field optional, for responses with selected fields only. */
function withoutRequired(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutRequired);
  if (!isSchema(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword, value]) => keyword !== 'required' || !Array.isArray(value))
      .map(([keyword, value]) => [keyword, withoutRequired(value)]),
  );
}

const validatorAt = validatorsOf(document);
const trimmedValidatorAt = validatorsOf(withoutRequired(document) as Schema);

/** Location of the description of a response; resolves a shared response to its own place. */
function placeOfAnswer(operation: string, status: number): string[] {
  const [method = '', path = ''] = operation.split(' ');
  const answers = partOf(paths, path, method.toLowerCase(), 'responses');
  const declared =
    answers[String(status)] ?? (status >= 400 ? { $ref: '#/components/responses/400' } : undefined);
  if (!isSchema(declared)) throw new Error(`${operation} has no answer ${status} in the published document.`);
  return typeof declared['$ref'] === 'string'
    ? declared['$ref'].slice(2).split('/')
    : ['paths', path, method.toLowerCase(), 'responses', String(status)];
}

const describeProblem = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;

/**
 * Differences between a response and its published schema, one line each; empty when it fits.
 * @param operation method and path as the document writes them: `GET /navigation/{activeId}/{rootId}`
 * @param options `trimmed`: the client selected fields, so that required ones may be absent
 * @throws Error when the document has no such operation or status
 */
export function deviationsOf(
  operation: string,
  status: number,
  body: unknown,
  { trimmed = false } = {},
): string[] {
  const place = placeOfAnswer(operation, status);
  if (status === 204) return body === undefined ? [] : ['/ must be empty'];
  // Published without a body, or with a file in place of JSON.
  const content = partOf(document, ...place)['content'];
  if (!isSchema(content) || !isSchema(content['application/json'])) return [];
  const validate = (trimmed ? trimmedValidatorAt : validatorAt)([...place, ...JSON_BODY]);
  return validate(body) ? [] : (validate.errors ?? []).map(describeProblem);
}
