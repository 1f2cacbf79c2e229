import type { BrandDocument } from '@weefsel/contracts';
import { amount } from '../fields/amount';
import type { FieldsOf } from '../fields/field';
import { path } from '../fields/link';
import { picture } from '../fields/picture';
import { richText } from '../fields/rich-text';
import { line } from '../fields/text';
import { defineDocument } from './define-document';

const fields: FieldsOf<BrandDocument> = {
  name: line('Naam', { required: true, max: 60 }),
  manufacturerId: line('Merknummer', { required: true, description: 'Id van de fabrikant in de winkel.' }),
  url: path('Pad', { required: true }),
  image: picture('Beeld'),
  text: richText('Tekst'),
  place: line('Plaats', { max: 40, description: 'Waar het merk begon, zoals Antwerpen.' }),
  country: line('Land', { max: 40 }),
  since: amount('Sinds', { min: 1700, max: 2100, description: 'Het jaar waarin het merk begon.' }),
};

/** Document type of a brand's content. */
export const brand = defineDocument({
  name: 'brand',
  title: 'Merk',
  fields,
  shown: { title: 'name', subtitle: 'url', media: 'image' },
});
