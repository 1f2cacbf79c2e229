import * as v from 'valibot';
import { readBlock } from '../../blocks/blocks.ts';
import { text } from '../../blocks/fields.ts';
import { once } from '../../../written/once.ts';
import { readFields } from '../../../written/read-fields.ts';
import { readFolder } from '../../../written/read-folder.ts';
import { splitBlocks } from '../../../written/split-blocks.ts';
import { WrittenError } from '../../../written/written-error.ts';
import type { WrittenPart } from '../../../written/written-file.ts';
import type { LandingDraft } from './landing.ts';

/** Where the products of the listing are. */
const PRODUCTS = '<!-- products -->';

const frontMatter = v.strictObject({ title: text });

const blocksOf = (part: WrittenPart) => splitBlocks(part).map(readBlock);

function splitAtProducts({ file, line, text: body }: WrittenPart): [above: WrittenPart, below: WrittenPart] {
  const [above = '', below, ...more] = body.split(PRODUCTS);
  if (below === undefined || more.length > 0)
    throw new WrittenError(file, line, `One line must say where the products are: ${PRODUCTS}`);
  const before = above.split('\n').length - 1;
  return [
    { file, line, text: above },
    { file, line: line + before, text: below },
  ];
}

/** Everything written around listings. */
export const landingDrafts = once((): readonly LandingDraft[] =>
  readFolder('landings').map(({ slug, fields, body }) => {
    const [above, below] = splitAtProducts(body);
    return { slug, ...readFields(fields, frontMatter), above: blocksOf(above), below: blocksOf(below) };
  }),
);
