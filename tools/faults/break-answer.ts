import type { Fault } from './fault.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Replaces every value by one of another type, and keeps the names. */
export function withWrongTypes(value: Json): Json {
  if (Array.isArray(value)) return { length: value.length };
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withWrongTypes(inner)]));
  if (typeof value === 'string') return { text: value };
  return typeof value === 'number' ? String(value) : 42;
}

/** Fields displayed on screen; each is replaced by a value that cannot be rendered. */
const SHOWN = new Set([
  'value',
  'alt',
  'description',
  'metaDescription',
  'label',
  'displaytitle',
  'opens',
  'text',
]);

/** Keeps a response's shape, but replaces single displayed fields by values that cannot be rendered. */
export function withMalformedFields(value: Json): Json {
  if (Array.isArray(value)) return value.map(withMalformedFields);
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).map(([name, inner]): [string, Json] =>
    SHOWN.has(name) && typeof inner === 'string'
      ? [name, { broken: inner }]
      : [name, withMalformedFields(inner)],
  );
  return Object.fromEntries(changed);
}

const changeJson = (text: string, change: (value: Json) => Json): string => {
  try {
    return JSON.stringify(change(JSON.parse(text) as Json));
  } catch {
    return text;
  }
};

/** Body sent instead of the vendor's. */
export function brokenBody(fault: Fault, text: string): string {
  switch (fault) {
    case 'HTML':
      return '<!doctype html><title>Welcome</title><h1>It works!</h1>';
    case 'empty':
      return '';
    case 'truncated':
      return text.slice(0, Math.floor(text.length / 2));
    case 'wrong types':
      return changeJson(text, withWrongTypes);
    case 'null':
      return 'null';
    case '10 MB':
      return JSON.stringify({ filler: 'x'.repeat(10_000_000) });
    case 'fields':
      return changeJson(text, withMalformedFields);
    default:
      return text;
  }
}
