import type { Field } from './field';
import { formed, type TextOptions } from './text';

const LINK = {
  pattern: /^(\/|#|https?:\/\/|mailto:|tel:)/,
  says: 'Begin met /, https://, mailto:, tel: of #.',
};

const PATH = {
  pattern: /^\/[a-z]{2}\/([^\s?#]*\/)?[^\s?#]*$/,
  says: 'Een pad in de winkel, zoals /nl/retourneren/.',
};

const ADDRESS = { pattern: /^https:\/\/\S+$/, says: 'Een adres dat met https:// begint.' };

/** Target of a link: a path of the shop, an external address, a phone number or an anchor. */
export const link = (title: string, options?: TextOptions): Field => formed(title, LINK, options);

/** A path of the shop. */
export const path = (title: string, options?: TextOptions): Field => formed(title, PATH, options);

/** An external address. */
export const address = (title: string, options?: TextOptions): Field => formed(title, ADDRESS, options);
