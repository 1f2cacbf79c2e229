import type { PayloadAnswer } from '@weefsel/federation/runtime';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isContent = (value: unknown): boolean =>
  isRecord(value) && (value.state === 'ready' || value.state === 'failed');

const isFragment = (value: unknown): boolean => isRecord(value) && isContent(value.content);

const isPage = (value: unknown): boolean =>
  isRecord(value) &&
  ['href', 'page', 'context'].every((name) => typeof value[name] === 'string') &&
  typeof value.status === 'number' &&
  (value.owner === null || typeof value.owner === 'string') &&
  isRecord(value.head) &&
  typeof value.head.title === 'string' &&
  isContent(value.content) &&
  isRecord(value.fragments) &&
  Object.values(value.fragments).every(isFragment) &&
  isRecord(value.remotes);

/** Whether something is an answer of the payload endpoint: what is not is no answer, whatever its status says. */
export const isPayloadAnswer = (value: unknown): value is PayloadAnswer =>
  isRecord(value) &&
  (value.kind === 'redirect' ? typeof value.to === 'string' : value.kind === 'page' && isPage(value.payload));
