import { memo } from 'react';
import type { RemoteEntry } from '../../runtime/index';
import { openParts } from './open-parts';

const View = () => null;
const never = () => new Promise<never>(() => undefined);

/** Entries as a bundle may export them, regardless of the types of a remote's sources. */
const entry = (changes: object): RemoteEntry => ({ pages: {}, fragments: {}, ...changes }) as RemoteEntry;
const page = (view: () => unknown, load: () => unknown = () => Promise.resolve({ load: View })) =>
  entry({ pages: { listing: { view, load } } });
const fragment = (view: () => unknown, load?: () => unknown) =>
  entry({ fragments: { Popup: { view, ...(load && { load }) } } });

test('every page and fragment is open, with its load if it has one', async () => {
  const Memo = memo(View);
  const parts = await openParts(
    entry({
      pages: {
        listing: {
          view: async () => ({ Page: View }),
          load: async () => ({ load: never }),
          reads: ['tn_q'],
          personalUnless: ['tn_p'],
        },
        older: { view: async () => ({ Page: View }), load: async () => ({ load: never }) },
      },
      fragments: {
        Popup: { view: async () => ({ Fragment: Memo }) },
        Slider: { view: async () => ({ Fragment: View }), load: async () => ({ load: never }) },
      },
      chunks: { faq: async () => ({}) },
    }),
  );
  expect(Object.fromEntries(parts.views)).toEqual({
    'page/listing': View,
    'page/older': View,
    'fragment/Popup': Memo,
    'fragment/Slider': View,
  });
  expect(Object.fromEntries(parts.pageLoads)).toEqual({ listing: never, older: never });
  expect([...parts.fragmentLoads]).toEqual([['Slider', never]]);
});

test('a remote without chunks opens', async () => {
  await expect(openParts(entry({}))).resolves.toBeDefined();
});

const throwing = () => {
  throw new Error('broken');
};

test.each<[string, RemoteEntry, string]>([
  ['page', page(throwing), 'page "listing" cannot be opened: broken'],
  [
    'page’s load',
    page(async () => ({ Page: View }), throwing),
    'the load of page "listing" cannot be opened: broken',
  ],
  ['fragment', fragment(() => Promise.reject(new Error('no'))), 'fragment "Popup" cannot be opened: no'],
  [
    'fragment’s load',
    fragment(async () => ({ Fragment: View }), throwing),
    'the load of fragment "Popup" cannot be opened: broken',
  ],
  ['chunk', entry({ chunks: { faq: throwing } }), 'chunk "faq" cannot be opened: broken'],
  ['page that throws a text', page(() => Promise.reject('text')), 'page "listing" cannot be opened: text'],
  ['page without a component', page(async () => ({})), 'page "listing" exports no Page'],
  ['page that is null', page(async () => ({ Page: null })), 'page "listing" exports no Page'],
  ['page that is nothing', page(async () => undefined), 'page "listing" exports no Page'],
  ['page that is a text', page(async () => ({ Page: 'div' })), 'page "listing" exports no Page'],
  [
    'fragment without a component',
    fragment(async () => ({ Page: View })),
    'fragment "Popup" exports no Fragment',
  ],
])('a remote with a broken %s is refused by the name of the part', async (_what, broken, reason) => {
  await expect(openParts(broken)).rejects.toThrow(reason);
});

test.each<[string, RemoteEntry, string]>([
  ['page', page(never), 'page "listing"'],
  ['page’s load', page(async () => ({ Page: View }), never), 'the load of page "listing"'],
  ['fragment', fragment(never), 'fragment "Popup"'],
  ['fragment’s load', fragment(async () => ({ Fragment: View }), never), 'the load of fragment "Popup"'],
  ['chunk', entry({ chunks: { faq: never } }), 'chunk "faq"'],
])('a %s that never opens is refused after three seconds', async (_what, hanging, part) => {
  jest.useFakeTimers();
  const opening = expect(openParts(hanging)).rejects.toThrow(
    `${part} cannot be opened: it did not come within 3000 ms`,
  );
  await jest.advanceTimersByTimeAsync(3000);
  await opening;
  jest.useRealTimers();
});
