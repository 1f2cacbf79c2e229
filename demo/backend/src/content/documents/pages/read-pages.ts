import * as v from 'valibot';
import { readBlock } from '../../blocks/blocks.ts';
import { text } from '../../blocks/fields.ts';
import { once } from '../../../written/once.ts';
import { readFields } from '../../../written/read-fields.ts';
import { readFolder } from '../../../written/read-folder.ts';
import { splitBlocks } from '../../../written/split-blocks.ts';
import type { PageDraft } from './page.ts';

const frontMatter = v.strictObject({
  title: text,
  meta: text,
  context: v.optional(v.picklist(['general', 'ladies', 'men']), 'general'),
});

/** All written pages. */
export const pageDrafts = once((): readonly PageDraft[] =>
  readFolder('pages').map(({ slug, fields, body }) => ({
    slug,
    ...readFields(fields, frontMatter),
    parts: splitBlocks(body).map(readBlock),
  })),
);
