import { list, maybeText, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

export type ContactIcon = v.InferOutput<typeof contactIcon>;
const contactIcon = v.picklist(['whatsapp', 'facebook', 'email', 'instagram', 'phone']);

export type ContactOption = v.InferOutput<typeof contactOption>;
const contactOption = v.object({
  _key: text,
  title: text,
  contactOptionGroups: list(
    v.object({
      _key: text,
      icon: contactIcon,
      /** What is read, e.g. a telephone number. */
      content: text,
      /** `tel:`, `mailto:` or an address; absent when there is nothing to follow. */
      link: maybeText,
    }),
  ),
});

export type ContactOptionsBlock = v.InferOutput<typeof contactOptionsBlock>;
export const contactOptionsBlock = blockOf('contactOptions', {
  title: maybeText,
  text: maybeText,
  options: list(contactOption),
});
