/** What begins the name of a cookie that browsers keep with a certificate alone. */
const BOUND = '__Host-';
const OURS = 'against-host-';

/** A cookie of the other shop as one of this machine, which has another name and no certificate. */
export const asOurs = (cookie: string): string =>
  cookie.replace(/;\s*(secure|domain=[^;]*)/gi, '').replace(new RegExp(`^${BOUND}`), OURS);

/** Cookies of this machine as those of the other shop. */
export const asTheirs = (cookies: string): string =>
  cookies.replace(new RegExp(`(^|;\\s*)${OURS}`, 'g'), `$1${BOUND}`);
