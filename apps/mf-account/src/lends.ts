export interface GuestAccountProps {
  /** Path to return to without script. */
  returnTo: string;
}

declare module '@weefsel/contracts' {
  interface Fragments {
    'mf-account': { GuestAccount: GuestAccountProps };
  }
}
