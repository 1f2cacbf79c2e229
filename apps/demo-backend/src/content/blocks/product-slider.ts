import * as v from 'valibot';
import type { BlockOf } from '@weefsel/contracts';
import { categoryReference } from '../documents/content-writer.ts';
import type { Assortment } from '../documents/content-writer.ts';
import { blockKind } from './block-kind.ts';
import { text } from './fields.ts';

type Tab = BlockOf<'productSlider'>['tabs'][number];

/** Goods of a category. */
export const shelves = v.pipe(
  v.array(v.strictObject({ title: text, category: text })),
  v.minLength(1, 'must have at least one tab'),
);

export const toTabs = (written: v.InferOutput<typeof shelves>, assortment: Assortment): Tab[] =>
  written.map(({ title, category }, index) => ({
    _key: `tab-${index + 1}`,
    title,
    dataSource: 'dpg',
    pageReference: categoryReference(assortment, category),
  }));

export const productSlider = blockKind({ title: text, tabs: shelves }, ({ title, tabs }, assortment) => ({
  _type: 'productSlider',
  title,
  tabs: toTabs(tabs, assortment),
}));
