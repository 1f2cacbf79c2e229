/**
 * Converts an e-mail address to the domain that mail servers use: `jan@xn--bcher-kva.example` for `jan@bücher.example`.
 * Chromium's e-mail fields do so themselves, Firefox's and Safari's do not. An invalid domain stays unchanged.
 */
export const toMailDomain = (email: string): string =>
  email.replace(/[^@/?#:]*\P{ASCII}[^@/?#:]*$/u, (domain) => {
    try {
      return new URL(`http://${domain}`).hostname;
    } catch {
      return domain;
    }
  });
