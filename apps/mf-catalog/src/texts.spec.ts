import type { SnippetKey } from '@weefsel/contracts/snippets';
import { builtInText } from './testing/shop';

const shown = (key: SnippetKey) => builtInText(key);

test('a key of this remote and one of the libraries below have a text', () => {
  expect(shown('headless.product.returns')).not.toBe('');
  expect(shown('headless.common.close')).toBe('Sluiten');
});

test('a key of another remote, or an unknown key, does not compile', () => {
  // @ts-expect-error Another remote has it.
  expect(shown('headless.listing.sort')).not.toContain(' {');
  // @ts-expect-error No remote has it.
  expect(shown('headless.common.nobodyHasThis')).toBe('Nobody has this');
});
