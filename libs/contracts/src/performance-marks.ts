/** Mark in the browser's performance timeline: header, footer and all else around the page answer to the shopper. */
export const ALIVE_MARK = 'weefsel-alive';
