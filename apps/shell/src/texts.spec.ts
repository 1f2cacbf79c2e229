import type { SnippetKey } from '@weefsel/contracts/snippets';
import { builtInText } from './testing/shop';

const shown = (key: SnippetKey) => builtInText(key);

test('a key of the shell and one of its libraries have a text', () => {
  expect(shown('headless.menu.title')).not.toBe('');
  expect(shown('headless.common.close')).toBe('Sluiten');
});

test('a key of a remote, or of no package, does not compile', () => {
  // @ts-expect-error Key of a remote.
  expect(shown('headless.listing.sort')).not.toContain(' {');
  // @ts-expect-error Key of no package.
  expect(shown('headless.common.nobodyHasThis')).toBe('Nobody has this');
});
