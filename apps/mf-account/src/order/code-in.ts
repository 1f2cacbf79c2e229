/** True when a text can be the code of an order link. */
export const isCode = (text: string): boolean => /^[\w-]{1,128}$/.test(text);

/** The code of an order link, the last segment of its path. */
export function codeIn(href: string): string {
  const [path = ''] = href.split('?');
  const code = path.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
