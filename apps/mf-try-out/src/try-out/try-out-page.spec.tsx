import { screen } from '@testing-library/react';
import { builtInText, showInShop } from '../testing/shop';
import { load } from './load-try-out';
import { Page } from './try-out-page';

const url = new URL('http://shop.test/nl/uitproberen/');

test('the page shows its title, and has it in its head', async () => {
  const { signal } = new AbortController();
  const result = await load({
    url,
    origin: url.origin,
    slug: url.pathname.slice(1),
    type: 'route',
    text: builtInText,
    signal,
  });
  const title = builtInText('headless.tryOut.tryOutTitle');
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(result.head).toMatchObject({ title: `${title} | Weefsel`, canonical: url.href });
  showInShop(<Page data={result.data} href={url.pathname} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
