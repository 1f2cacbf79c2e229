import * as v from 'valibot';
import type { BlockOf } from '../../../../../apps/mf-content/src/blocks/block-types.ts';
import { categoryReference, describedBeside, type Assortment } from '../documents/content-writer.ts';
import { blockKind } from './block-kind.ts';
import { line, picture, text, toButton, writtenButton } from './fields.ts';

type Tab = BlockOf<'productSlider'>['tabs'][number];

/** Featured lists of the search service. */
const FEATURED = { popular: '1', sale: '3' } as const;

/** Products of a category, or of a list of the search service. */
const shelf = v.union(
  [
    v.strictObject({ title: text, category: text, key: v.exactOptional(text) }),
    v.strictObject({ title: text, featured: v.picklist(['popular', 'sale']), key: v.exactOptional(text) }),
  ],
  'must be a tab: a title, and a category or featured: popular or sale',
);

const shelves = v.pipe(v.array(shelf), v.minLength(1, 'must have at least one tab'));

function toTab(written: v.InferOutput<typeof shelf>, index: number, assortment: Assortment): Tab {
  const named = { _key: written.key ?? `tab-${index + 1}`, title: written.title };
  if ('featured' in written)
    return {
      ...named,
      dataSource: 'TweakwiseRecommend',
      TweakwiseRecommendationId: FEATURED[written.featured],
    };
  return { ...named, dataSource: 'dpg', pageReference: categoryReference(assortment, written.category) };
}

const toTabs = (written: v.InferOutput<typeof shelves>, assortment: Assortment) =>
  written.map((one, index) => toTab(one, index, assortment));

export const productSlider = blockKind({ title: text, tabs: shelves }, ({ title, tabs }, assortment) => ({
  _type: 'productSlider',
  title,
  tabs: toTabs(tabs, assortment),
}));

export const inspiration = blockKind(
  { title: text, body: line, image: picture, imageAlt: text, button: writtenButton, tabs: shelves },
  ({ title, body, image, button, tabs, ...fields }, assortment) => ({
    _type: 'inspiration',
    title,
    text: body,
    ...fields,
    image: describedBeside(image, fields.imageAlt),
    button: toButton(button, assortment),
    tabs: toTabs(tabs, assortment),
  }),
);
