/** Name prefix of cookies that browsers accept over https only. */
const BOUND = '__Host-';
const OURS = 'against-host-';

/** Rewrites a cookie of the other shop for this machine: another name, usable without https. */
export const asOurs = (cookie: string): string =>
  cookie.replace(/;\s*(secure|domain=[^;]*)/gi, '').replace(new RegExp(`^${BOUND}`), OURS);

/** Rewrites cookies of this machine to those of the other shop. */
export const asTheirs = (cookies: string): string =>
  cookies.replace(new RegExp(`(^|;\\s*)${OURS}`, 'g'), `$1${BOUND}`);
