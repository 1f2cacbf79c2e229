import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ConsentSlot } from '../../../consent/consent-slot';
import { Footer } from '../../../footer/footer';
import { FramePart } from '../../../frame/frame-part';
import { MadeBeforeContext, SameForAll } from '../../../frame/same-for-all';
import { Header } from '../../../header/header';
import { putInShop } from '../../../header/show-in-shop.fixture';
import { samePartsIn, withSameParts } from './same-parts';

const frame = (
  <>
    <FramePart>
      <SameForAll name="consent">
        <ConsentSlot />
      </SameForAll>
    </FramePart>
    <FramePart>
      <Header />
    </FramePart>
    <FramePart>
      <Footer />
    </FramePart>
  </>
);

/** The frame, rendered by the server with the given prerendered parts. */
const made = (before: ReadonlyMap<string, string>) =>
  renderToString(
    <MadeBeforeContext value={before}>{putInShop(frame, { context: 'ladies' }).tree}</MadeBeforeContext>,
  );

beforeEach(() => {
  const query = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => query });
});

test('hydrates prerendered parts without differences', async () => {
  const parts = samePartsIn(made(new Map()));
  expect([...parts.keys()]).toEqual([
    'consent',
    'top-bar',
    'main-navigation',
    'section-navigation',
    'footer',
  ]);
  const html = withSameParts(made(parts), parts);
  expect(html).toBe(renderToString(putInShop(frame, { context: 'ladies' }).tree));

  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  const sent = page.querySelector('header nav');
  const differences: unknown[] = [];
  await act(
    async () =>
      void hydrateRoot(page, putInShop(frame, { context: 'ladies' }).tree, {
        onRecoverableError: (difference) => differences.push(difference),
      }),
  );
  expect(differences).toEqual([]);
  expect(sent).not.toBeNull();
  expect(page.querySelector('header nav')).toBe(sent);
});

test('does not render prerendered parts again', () => {
  const parts = new Map([['footer', '<p>Van eerder</p>']]);
  const html = withSameParts(made(parts), parts);
  expect(html).toContain('<p>Van eerder</p>');
  expect(html).not.toContain('Klantenservice');
  expect(html).toContain('>Overhemden<');
});
