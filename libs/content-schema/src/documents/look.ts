import type { LookDocument } from '@weefsel/contracts';
import { amount } from '../fields/amount';
import type { FieldsOf } from '../fields/field';
import { listOf } from '../fields/list';
import { picture } from '../fields/picture';
import { richText } from '../fields/rich-text';
import { line } from '../fields/text';
import { defineDocument } from './define-document';
import { audience, metaDescription, publishedAt, slug } from './shared-fields';

type LookProduct = LookDocument['products'][number];

const place = (title: string) =>
  amount(title, {
    max: 1,
    whole: false,
    description: 'Deel van het beeld: 0 is links of boven, 1 het eind.',
  });

const fields: FieldsOf<LookDocument> = {
  title: line('Titel', { required: true, max: 80 }),
  slug: slug('Laatste deel van /nl/look/…'),
  metaDescription,
  image: picture('Beeld', { required: true }),
  audience,
  publishedAt,
  text: richText('Tekst', { required: true }),
  products: listOf<LookProduct>(
    'Artikelen',
    {
      title: 'Artikel',
      fields: {
        productId: line('Productnummer', { required: true, description: 'Id in de winkel.' }),
        x: place('Van links'),
        y: place('Van boven'),
      },
      shown: { title: 'productId' },
    },
    { min: 1, max: 8 },
  ),
};

/** Document type of a look: clothes worn together. */
export const look = defineDocument({
  name: 'look',
  title: 'Look',
  fields,
  shown: { title: 'title', subtitle: 'audience', media: 'image' },
});
