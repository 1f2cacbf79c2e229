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

/** Place of the listing's products. */
const PRODUCTS = '<!-- products -->';
/** Place of the new products in a part of the shop. */
const FRESH = '<!-- new -->';

const frontMatter = v.strictObject({ title: text, tiles: v.optional(v.array(text)) });

const blocksOf = (part: WrittenPart) => splitBlocks(part).map(readBlock);

/** Splits the text before and after a line. */
function splitAt({ file, line, text: body }: WrittenPart, mark: string): WrittenPart[] {
  let from = line;
  return body.split(mark).map((piece) => {
    const part = { file, line: from, text: piece };
    from += piece.split('\n').length - 1;
    return part;
  });
}

function splitAtProducts(body: WrittenPart): [before: WrittenPart, below: WrittenPart] {
  const [before, below, ...more] = splitAt(body, PRODUCTS);
  if (!before || !below || more.length > 0)
    throw new WrittenError(body.file, body.line, `One line must say where the products are: ${PRODUCTS}`);
  return [before, below];
}

/** All written content around listings. */
export const landingDrafts = once((): readonly LandingDraft[] =>
  readFolder('landings').map(({ slug, fields, body }) => {
    const [before, below] = splitAtProducts(body);
    const [above = before, between] = splitAt(before, FRESH);
    return {
      slug,
      ...readFields(fields, frontMatter),
      above: blocksOf(above),
      ...(between && { between: blocksOf(between) }),
      below: blocksOf(below),
    };
  }),
);
