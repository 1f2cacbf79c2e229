import { toUnicode } from 'punycode/';

/** Decodes the domain of an e-mail address: `jan@bücher.example` for `jan@xn--bcher-kva.example`. */
export function toReadableEmail(email: string): string {
  try {
    return toUnicode(email.replace(/@.*/, (domain) => domain.toLowerCase()));
  } catch {
    return email;
  }
}
