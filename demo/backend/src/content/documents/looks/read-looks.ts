import * as v from 'valibot';
import { text } from '../../blocks/fields.ts';
import { once } from '../../../written/once.ts';
import { readFields } from '../../../written/read-fields.ts';
import { readFolder } from '../../../written/read-folder.ts';
import { day, wear } from '../written-fields.ts';
import type { LookDraft } from './look.ts';

const frontMatter = v.strictObject({
  title: text,
  meta: text,
  date: day,
  audience: v.picklist(['dames', 'heren']),
  wear,
});

/** All written looks of the shop. */
export const lookDrafts = once((): readonly LookDraft[] =>
  readFolder('looks').map(({ slug, fields, body }) => ({
    slug,
    ...readFields(fields, frontMatter),
    text: body.text,
  })),
);
