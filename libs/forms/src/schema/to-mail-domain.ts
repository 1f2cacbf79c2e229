/**
 * An e-mail address with the domain as mail servers write it: `jan@xn--bcher-kva.example` for `jan@bücher.example`.
 * Chromium's e-mail fields do so themselves, Firefox's and Safari's do not. A domain that cannot be one stays.
 */
export const toMailDomain = (email: string): string =>
  email.replace(/[^@/?#:]*\P{ASCII}[^@/?#:]*$/u, (domain) => {
    try {
      return new URL(`http://${domain}`).hostname;
    } catch {
      return domain;
    }
  });
