import * as v from 'valibot';
import { list, maybeText, text } from '../fields';
import { maybeImage, reference } from './asset';
import { blockOf } from './block-base';
import { headingLevel, maybeButton } from './button';
import { titledPage } from './linked-page';
import { richText } from './rich-text';

export type FaqItem = v.InferOutput<typeof faqItem>;
const faqItem = v.object({ _key: text, question: text, answer: richText });

export type FaqTab = v.InferOutput<typeof faqTab>;
const faqTab = v.object({
  _key: text,
  /** Own on the page, usable as an anchor. */
  id: text,
  title: text,
  faqs: list(faqItem),
  button: maybeButton,
});

/** Questions with answers that open one at a time, in one tab or several. */
export type FaqBlock = v.InferOutput<typeof faqBlock>;
export const faqBlock = blockOf('faq', {
  title: maybeText,
  /** Default `h2`. */
  headingLevel,
  tabs: list(faqTab),
});

/** Ways to related pages, followed by a button to each FAQ heading of this page. */
export type InPageMenuBlock = v.InferOutput<typeof inPageMenuBlock>;
export const inPageMenuBlock = blockOf('inPageMenu', {
  /** What the menu is called to assistive technology. */
  title: text,
  tabs: list(
    v.object({
      _key: text,
      title: text,
      pageReference: v.exactOptional(reference),
      /** What the query followed the reference to; null when that page is gone. */
      page: titledPage,
    }),
  ),
});

/** When and where the store is open; the hours and address themselves are the store's. */
export type OpeningHoursBlock = v.InferOutput<typeof openingHoursBlock>;
export const openingHoursBlock = blockOf('openingHours', {
  title: text,
  text: maybeText,
  mapImage: maybeImage,
  mapImageAlt: text,
  button: maybeButton,
});

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
