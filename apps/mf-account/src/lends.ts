export interface GuestAccountProps {
  /** Path of the shop to come back to where there is no script. */
  returnTo: string;
}

declare module '@weefsel/contracts' {
  interface Fragments {
    'mf-account': { GuestAccount: GuestAccountProps };
  }
}
