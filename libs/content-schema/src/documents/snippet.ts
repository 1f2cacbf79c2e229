import type { SnippetDocument } from '@weefsel/contracts';
import type { FieldsOf } from '../fields/field';
import { formed, words } from '../fields/text';
import { defineDocument } from './define-document';

const fields: FieldsOf<SnippetDocument> = {
  key: formed(
    'Plaats',
    { pattern: /^headless(\.\w+){2,}$/, says: 'Zoals headless.newsletter.title.' },
    { required: true, description: 'Alle plaatsen met hun tekst staan op /api/getSnippets van de winkel.' },
  ),
  value: words('Tekst', { max: 2000, description: 'Wat tussen accolades staat, vult de winkel in.' }),
};

/** One text on screen, by its key. */
export const snippet = defineDocument({
  name: 'snippet',
  title: 'Tekst op het scherm',
  fields,
  shown: { title: 'value', subtitle: 'key' },
});
