import type { PortableTextBlock, SanityImage, SanityReference } from '@weefsel/contracts';

export const reference = (id: string): SanityReference => ({ _type: 'reference', _ref: id });

export const image = (id = 'jas'): SanityImage => ({
  _type: 'image',
  asset: reference(`image-${id}-1200x1500-jpg`),
});

/** A paragraph on the wire. */
export const paragraph = (text: string): PortableTextBlock => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
});
