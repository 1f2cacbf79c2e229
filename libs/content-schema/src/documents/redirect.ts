import type { RedirectDocument } from '@weefsel/contracts';
import { numberChoice } from '../fields/choice';
import type { FieldsOf } from '../fields/field';
import { link, path } from '../fields/link';
import { defineDocument } from './define-document';

const fields: FieldsOf<RedirectDocument> = {
  from: path('Van', { required: true, description: 'Het oude pad, zoals /nl/ruilen/.' }),
  to: link('Naar', { required: true }),
  status: numberChoice('Hoe lang', [
    [301, 'Voorgoed'],
    [302, 'Voorlopig'],
  ]),
};

/** Redirect from a moved address. */
export const redirect = defineDocument({
  name: 'redirect',
  title: 'Verhuisd adres',
  fields,
  shown: { title: 'from', subtitle: 'to' },
});
