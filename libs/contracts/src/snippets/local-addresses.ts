import { locale } from '../locale/locale';

/** Addresses and paths of categories as texts and documents write them, whichever market they are for. */
const WRITTEN = /(?<![\w.-])nl\//g;

/** A text or document with its addresses below the prefix of the shop. */
export const localAddresses = (text: string, prefix: string = locale.prefix): string =>
  text.replace(WRITTEN, `${prefix}/`);
