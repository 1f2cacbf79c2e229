const BOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview|wget|curl|python-|okhttp|scrapy/i;

/** True for the user agent of a crawler or preview service, not a shopper's browser. */
export const isBot = (userAgent: string | undefined): boolean => BOTS.test(userAgent ?? '');
