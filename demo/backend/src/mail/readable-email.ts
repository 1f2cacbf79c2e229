import { domainToUnicode } from 'node:url';

/** An e-mail address with its domain as people write it: `jan@bücher.example` for `jan@xn--bcher-kva.example`. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}
