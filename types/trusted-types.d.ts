/** Trusted Types API of browsers, as far as the shop uses it. Source: https://w3c.github.io/trusted-types/ */
declare var trustedTypes:
  | {
      /** Empty markup. */
      readonly emptyHTML: TrustedHTML;
      /** The policy that browsers apply automatically; null before its creation. */
      readonly defaultPolicy: object | null;
      /** Throws a TypeError for a name missing in the page's Content-Security-Policy, or already in use. */
      createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown;
    }
  | undefined;

interface TrustedHTML {}
