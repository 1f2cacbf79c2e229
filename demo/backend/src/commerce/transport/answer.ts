/** A response with own headers. With an `etag`, a client that has the current version gets a 304. */
export class Answer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: unknown, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }

  /** @param ifNoneMatch header of that name: the client's tags, separated by commas */
  isKnownTo(ifNoneMatch: string | undefined): boolean {
    const { etag } = this.headers;
    if (!etag || !ifNoneMatch) return false;
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes(etag) || tags.includes('*');
  }
}
