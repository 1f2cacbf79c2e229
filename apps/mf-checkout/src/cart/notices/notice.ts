import type { SnippetKey } from '@weefsel/contracts/snippets';

/** Something the cart has to say, once. */
export interface Notice {
  key: string;
  kind: 'info' | 'success' | 'error';
  text: SnippetKey;
  values: Readonly<Record<string, string>>;
  /** The line that it is about, when that is still in the cart. */
  lineId?: string;
}
