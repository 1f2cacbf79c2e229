import { domainToUnicode } from 'node:url';

/** An e-mail address in a text: its domain as people write it, where browsers have made the technical form of it. */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}
