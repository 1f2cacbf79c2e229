import { localPath } from '@weefsel/contracts';
import * as v from 'valibot';
import type { BlockOf } from '../../../../../apps/mf-content/src/blocks/block-types.ts';
import { categoryReference, pageId, reference, type Assortment } from '../documents/content-writer.ts';
import { storeInfo } from '../documents/shop-facts.ts';
import { blockKind } from './block-kind.ts';
import { picture, text, toButton, writtenButton } from './fields.ts';

/** A picture that leads to a category or a page; one with a text has a separate key. */
const slide = v.strictObject({
  key: v.exactOptional(text),
  title: text,
  text: v.exactOptional(text),
  category: v.exactOptional(text),
  page: v.exactOptional(text),
  image: picture,
});

type Slide = BlockOf<'contentSlider'>['elements'][number];

function toSlide(written: v.InferOutput<typeof slide>, assortment: Assortment): Slide {
  const { key, title, text: told, category, page, image } = written;
  return {
    _key: key ?? (localPath(category ?? '') ?? '').replace(/\/$/, '').replaceAll('/', '-'),
    itemTitle: title,
    ...(told === undefined ? { itemImage: image } : { text: told, image }),
    ...(category !== undefined && { link: categoryReference(assortment, category) }),
    ...(page !== undefined && { pageReference: reference(pageId(page)) }),
  };
}

export const contentSlider = blockKind(
  { title: text, elements: v.array(slide) },
  ({ title, elements }, assortment) => ({
    _type: 'contentSlider',
    title,
    elements: elements.map((one) => toSlide(one, assortment)),
  }),
);

export const infoSlider = blockKind(
  {
    title: text,
    elements: v.array(v.strictObject({ key: text, title: text, text, image: picture })),
    /** True to list the shop's social media below. */
    social: v.optional(v.boolean(), false),
  },
  ({ title, elements, social }) => ({
    _type: 'infoSlider',
    title,
    elements: elements.map(({ key, ...fields }) => ({ _key: key, ...fields })),
    ...(social && {
      facebook: storeInfo.facebook,
      instagram: storeInfo.instagram,
      tiktok: storeInfo.tiktok,
    }),
  }),
);

export const manufacturerSlider = blockKind(
  { title: text, brands: v.array(text), finalLink: writtenButton },
  ({ title, brands, finalLink }, assortment) => ({
    _type: 'manufacturerSlider',
    title,
    elements: brands.map((slug) => ({
      _key: slug,
      selectedBrand: reference(`brand-${slug}`),
      itemTitle: brandName(slug, assortment),
    })),
    finalLink: toButton(finalLink, assortment),
  }),
);

function brandName(slug: string, { brands }: Assortment): string {
  const brand = brands.find((one) => one.slug === slug);
  if (!brand) throw new Error(`There is no brand ${slug}`);
  return brand.name;
}

export const instagramFeed = blockKind(
  { title: text, feed: v.picklist([2, 3], 'must be 2 (ladies) or 3 (men)') },
  (fields) => ({
    _type: 'instagramFeed',
    ...fields,
  }),
);
