import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentDocument } from '../../demo/backend/src/content/dataset.ts';

/** A text that shoppers may read, with its location. */
export interface ShopText {
  at: string;
  text: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A paragraph of portable text is one text, regardless of its marks. */
const paragraphOf = (block: Record<string, unknown>): string | undefined =>
  Array.isArray(block['children'])
    ? block['children'].map((child: unknown) => (isRecord(child) ? child['text'] : '')).join('')
    : undefined;

/** Every text in a document of the content service. */
export function textsIn(value: unknown, at: string): ShopText[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, n) => textsIn(entry, `${at}[${n}]`));
  if (!isRecord(value)) return [];
  const paragraph = paragraphOf(value);
  if (paragraph !== undefined) return [{ at, text: paragraph }];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, `${at}.${key}`));
}

export const textsOfDocument = (document: ContentDocument): ShopText[] => textsIn(document, document._id);

/** Source lines of a folder, without comments: texts of mails and of the commerce vendor's editors. */
export function textsOfSources(folder: string): ShopText[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .map((text, n) => ({ at: `${file}:${n + 1}`, text: text.trim() }))
        .filter(({ text }) => !/^(\/\/|\/?\*)/.test(text)),
    );
}
