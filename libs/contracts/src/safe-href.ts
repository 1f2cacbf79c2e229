import { NO_LINK } from './links';

const PLAIN = /^(\/(?![/\\])|https?:\/\/|mailto:|tel:|#)/i;
const OTHER_SCHEME_OR_HOST = /^([a-z][a-z\d+.-]*:|[/\\]{2}|\\)/i;

/** Browsers drop these inside a scheme, so `java\nscript:` would still be one. */
const withoutHiddenCharacters = (link: string) =>
  [...link].filter((character) => character > ' ' && character !== '\u007f').join('');

/** An editor's address made safe for `href`: scripts, data and disguised hosts become `#`. */
export function safeHref(link: string | null | undefined): string {
  const address = withoutHiddenCharacters(link ?? '');
  if (PLAIN.test(address)) return address;
  return address === '' || OTHER_SCHEME_OR_HOST.test(address) || address.startsWith('/')
    ? NO_LINK
    : `/${address}`;
}
