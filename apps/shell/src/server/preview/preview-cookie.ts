/** Cookie with the pass of a browser that sees a preview. */
export const PREVIEW_COOKIE = 'weefsel-preview';
