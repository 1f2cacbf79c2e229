/** What browsers that know Trusted Types have, as far as the shop uses it. Source: https://w3c.github.io/trusted-types/ */
declare var trustedTypes:
  | {
      /** Markup of nothing. */
      readonly emptyHTML: TrustedHTML;
      /** The one that browsers ask by themselves; null before it is made. */
      readonly defaultPolicy: object | null;
      /** Throws a TypeError for a name that the page's Content-Security-Policy does not have, or that is taken. */
      createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown;
    }
  | undefined;

interface TrustedHTML {}
