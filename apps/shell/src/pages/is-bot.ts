const BOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview|wget|curl|python-|okhttp|scrapy/i;

/** Whether a user agent is a program that reads pages for others, not a shopper's browser. */
export const isBot = (userAgent: string | undefined): boolean => BOTS.test(userAgent ?? '');
