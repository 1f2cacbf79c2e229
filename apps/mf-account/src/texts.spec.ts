import type { SnippetKey } from '@weefsel/contracts/snippets';
import { builtInText } from './testing/shop';

const shown = (key: SnippetKey) => builtInText(key);

test('a key of this remote and one of the shared libraries have a text', () => {
  expect(shown('headless.login.title')).not.toBe('');
  expect(shown('headless.common.close')).toBe('Sluiten');
});

test('a key of another remote, or of no remote, does not compile', () => {
  // @ts-expect-error Key of another remote.
  expect(shown('headless.cart.title')).not.toContain(' {');
  // @ts-expect-error Key of no remote.
  expect(shown('headless.common.nobodyHasThis')).toBe('Nobody has this');
});
