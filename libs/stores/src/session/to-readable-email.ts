import { toUnicode } from 'punycode/';

/** An e-mail address with its domain as people write it: `jan@bücher.example` for `jan@xn--bcher-kva.example`. */
export function toReadableEmail(email: string): string {
  try {
    return toUnicode(email.replace(/@.*/, (domain) => domain.toLowerCase()));
  } catch {
    return email;
  }
}
