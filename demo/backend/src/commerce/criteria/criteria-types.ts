import { isObject, type JsonObject } from '../transport/json-body.ts';
import { errorEntry, type StoreErrorEntry } from '../transport/store-error.ts';

const isEmpty = (sent: unknown): boolean => sent === undefined || sent === null;
const isText = (sent: unknown): boolean => typeof sent === 'string' || typeof sent === 'number';
const isTexts = (sent: unknown): boolean =>
  isText(sent) || (Array.isArray(sent) && sent.every((one) => isText(one)));
/** An object or an empty list: PHP writes an empty map as a list. */
const isMap = (sent: unknown): boolean => isObject(sent) || (Array.isArray(sent) && sent.length === 0);

/** Parts of criteria with their required types. */
const KINDS: Record<string, { holds: (sent: unknown) => boolean; kind: string }> = {
  ids: { holds: isTexts, kind: 'a list of ids' },
  fields: { holds: isTexts, kind: 'a list of fields' },
  grouping: { holds: isTexts, kind: 'a list of fields' },
  term: { holds: isText, kind: 'a text' },
  associations: { holds: isMap, kind: 'an object' },
};

/** Errors for parts of criteria with an unusable type. The vendor returns a 500 for these. */
export const wrongTypesIn = (body: JsonObject): StoreErrorEntry[] =>
  Object.entries(KINDS)
    .filter(([name, { holds }]) => !isEmpty(body[name]) && !holds(body[name]))
    .map(([name, { kind }]) =>
      errorEntry(400, 'FRAMEWORK__INVALID_REQUEST_PARAMETER', `The parameter "${name}" has to be ${kind}.`, {
        pointer: `/${name}`,
        parameters: { parameter: name },
      }),
    );
