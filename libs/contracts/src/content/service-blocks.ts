import type { SanityImage, SanityReference } from './asset';
import type { BlockBase } from './block-base';
import type { ContentButton, HeadingLevel } from './button';
import type { PortableText } from './rich-text';

export interface FaqItem {
  _key: string;
  question: string;
  answer: string | PortableText;
}

export interface FaqTab {
  _key: string;
  /** Own on the page, usable as an anchor. */
  id: string;
  title: string;
  faqs: FaqItem[];
  button?: ContentButton;
}

/** Questions with answers that open one at a time, in one tab or several. */
export interface FaqBlock extends BlockBase<'faq'> {
  title?: string;
  /** Default `h2`. */
  headingLevel?: HeadingLevel;
  tabs: FaqTab[];
}

/** Ways to related pages, followed by a button to each FAQ heading of this page. */
export interface InPageMenuBlock extends BlockBase<'inPageMenu'> {
  /** What the menu is called to assistive technology. */
  title: string;
  tabs: {
    _key: string;
    title: string;
    pageReference: SanityReference;
    /** What the query followed the reference to; null when that page is gone. */
    page?: { title: string; slug: { current: string } } | null;
  }[];
}

/** When and where the store is open; the hours and address themselves are the store's. */
export interface OpeningHoursBlock extends BlockBase<'openingHours'> {
  title: string;
  text?: string;
  mapImage: SanityImage;
  mapImageAlt: string;
  button?: ContentButton;
}

export type ContactIcon = 'whatsapp' | 'facebook' | 'email' | 'instagram' | 'phone';

export interface ContactOption {
  _key: string;
  title: string;
  contactOptionGroups: {
    _key: string;
    icon: ContactIcon;
    /** What is read, e.g. a telephone number. */
    content: string;
    /** `tel:`, `mailto:` or an address; absent when there is nothing to follow. */
    link?: string;
  }[];
}

export interface ContactOptionsBlock extends BlockBase<'contactOptions'> {
  title?: string;
  text?: string;
  options: ContactOption[];
}
