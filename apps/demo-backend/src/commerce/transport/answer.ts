/** An answer with headers of its own. With an `etag`, a client that has it already gets a 304 instead of the body. */
export class Answer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: unknown, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }

  /** @param ifNoneMatch the client's header of that name: tags of what it has, parted by commas */
  isKnownTo(ifNoneMatch: string | undefined): boolean {
    const { etag } = this.headers;
    if (!etag || !ifNoneMatch) return false;
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes(etag) || tags.includes('*');
  }
}
