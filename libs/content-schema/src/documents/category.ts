import { path } from '../fields/link';
import { line } from '../fields/text';
import { defineDocument } from './define-document';

const fields = {
  title: line('Naam', { required: true, readOnly: true }),
  url: path('Pad', { required: true, readOnly: true }),
};

/** A category of the commerce backend, mirrored with its id for editors to choose. */
export const category = defineDocument({
  name: 'category',
  title: 'Categorie',
  fields,
  shown: { title: 'title', subtitle: 'url' },
});
