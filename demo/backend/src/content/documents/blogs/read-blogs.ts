import * as v from 'valibot';
import { readBlock } from '../../blocks/blocks.ts';
import { text } from '../../blocks/fields.ts';
import { once } from '../../../written/once.ts';
import { readFields } from '../../../written/read-fields.ts';
import { readFolder } from '../../../written/read-folder.ts';
import { splitBlocks } from '../../../written/split-blocks.ts';
import { day, wear } from '../written-fields.ts';
import type { BlogDraft } from './blog.ts';

const EDITORS = [
  'Marit de Wolff',
  'Joris Haverkamp',
  'Saskia Oldenburg',
  'Bram Tielens',
  'Yasmina el Idrissi',
];

const frontMatter = v.strictObject({
  title: text,
  short: text,
  meta: text,
  author: v.picklist(EDITORS, `must be one of ${EDITORS.join(', ')}`),
  date: day,
  audience: v.picklist(['general', 'dames', 'heren']),
  wear,
});

/** All written blogs of the shop. */
export const blogDrafts = once((): readonly BlogDraft[] =>
  readFolder('blogs').map(({ slug, fields, body }) => ({
    slug,
    ...readFields(fields, frontMatter),
    parts: splitBlocks(body).map(readBlock),
  })),
);
