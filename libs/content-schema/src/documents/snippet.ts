import type { SnippetDocument } from '@weefsel/contracts';
import type { FieldsOf } from '../fields/field';
import { line, words } from '../fields/text';
import { defineDocument } from './define-document';

const fields: FieldsOf<SnippetDocument> = {
  key: line('Plaats', { required: true, readOnly: true }),
  value: words('Tekst', { max: 2000, description: 'Wat tussen accolades staat, vult de winkel in.' }),
};

/** One text on screen, by its key. */
export const snippet = defineDocument({
  name: 'snippet',
  title: 'Tekst op het scherm',
  fields,
  shown: { title: 'value', subtitle: 'key' },
});
