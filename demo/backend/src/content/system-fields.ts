import { createHash } from 'node:crypto';
import type { ContentDocument } from './dataset.ts';

/** The content vendor's own fields of every document. */
interface SystemFields {
  _createdAt: string;
  _updatedAt: string;
  /** Changes with every edit. */
  _rev: string;
}

/** Moment at which the shop's editors finished. */
const WRITTEN_AT = '2026-09-01T08:00:00Z';

/** The document with the vendor's own fields; existing ones stay. */
export function withSystemFields<D extends ContentDocument>(document: D): D & SystemFields {
  const content = createHash('sha256').update(JSON.stringify(document)).digest('base64url');
  return {
    _createdAt: WRITTEN_AT,
    _updatedAt: WRITTEN_AT,
    _rev: content.replace(/[-_]/g, '').slice(0, 22),
    ...document,
  };
}
