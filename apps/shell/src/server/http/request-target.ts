/** Path and query of the request target, possibly an absolute address (RFC 9112, 3.2.2). */
function targetOf(asked: string): string {
  const path = asked.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === asked || path.startsWith('/') ? path : `/${path}`;
}

/** Escapes an address that cannot be decoded: it gets the not-found page like any other. */
function decodable(address: string): string {
  const itself = address.replaceAll('%', '%25');
  try {
    decodeURIComponent(address);
    const [path = ''] = address.split('?');
    // Browsers drop control characters; the text after one could become the start of the path, or a host.
    return /\p{Cc}/u.test(decodeURIComponent(path)) ? itself : address;
  } catch {
    return itself;
  }
}

/** Path and query of a request's target, safe to decode. */
export const requestTarget = (asked: string): string => decodable(targetOf(asked));
