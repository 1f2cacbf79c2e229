import { createHash } from 'node:crypto';
import type { ContentDocument } from './dataset.ts';

/** What the content vendor itself says of every document. */
export interface SystemFields {
  _createdAt: string;
  _updatedAt: string;
  /** Another one after every change. */
  _rev: string;
}

/** When the shop's editors were done. */
const WRITTEN_AT = '2026-09-01T08:00:00Z';

/** The document with the vendor's own fields; those that it has already stay. */
export function withSystemFields<D extends ContentDocument>(document: D): D & SystemFields {
  const content = createHash('sha256').update(JSON.stringify(document)).digest('base64url');
  return {
    _createdAt: WRITTEN_AT,
    _updatedAt: WRITTEN_AT,
    _rev: content.replace(/[-_]/g, '').slice(0, 22),
    ...document,
  };
}
