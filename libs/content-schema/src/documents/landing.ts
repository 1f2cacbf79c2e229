import type { LandingDocument } from '@weefsel/contracts';
import type { FieldsOf } from '../fields/field';
import { listTo } from '../fields/reference';
import { line } from '../fields/text';
import { defineDocument } from './define-document';
import { blocks, slug } from './shared-fields';

/** Content around the products of a listing. */
export const landing = (blockTypes: readonly string[]) => {
  const fields: FieldsOf<LandingDocument> = {
    title: line('Naam', { required: true, description: 'Alleen voor redacteuren.' }),
    slug: slug('Pad van de lijst onder /nl/, zoals dames/kleding/jurken.'),
    above: blocks('Boven de producten', blockTypes),
    between: blocks('Tussen wat nieuw is en de producten', blockTypes),
    tiles: listTo('blog', 'Tegels tussen de producten; niet dezelfde als eronder', { min: 0, max: 3 }),
    below: blocks('Onder de producten', blockTypes),
  };
  return defineDocument({
    name: 'landing',
    title: 'Rond een lijst',
    fields,
    shown: { title: 'title', subtitle: 'slug.current' },
  });
};
