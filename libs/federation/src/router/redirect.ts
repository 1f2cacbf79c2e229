/** Thrown instead of a page that is at another address of the shop. */
export class Redirect extends Error {
  override readonly name = 'Redirect';
  readonly to: string;
  /** Replaces the history entry of the left page; otherwise only when the navigation did. */
  readonly replaces: boolean;

  constructor(to: string, replaces = false) {
    super(`Redirect to ${to}`);
    this.to = to;
    this.replaces = replaces;
  }
}
