import { fromAny } from '@total-typescript/shoehorn';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserPartSource } from './browser-part-source';
import type { PartId, RemoteRef } from './composition';
import { SlotsContext, type Slots } from './part-source';
import { RemoteSlot } from './remote-slot';

const part: PartId = { remote: 'mf-search', kind: 'page', name: 'listing' };
const ref: RemoteRef = {
  version: 'aaa',
  base: '/remotes/mf-search/aaa/',
  remoteEntry: 'remoteEntry.js',
  entry: { js: [], css: [] },
  pages: {},
  fragments: {},
};

let breaks: 'never' | 'rendering' | 'alive' = 'never';
beforeEach(() => {
  breaks = 'never';
  history.replaceState(null, '', '/nl/dames/');
});
const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => silenced.mockRestore());

const Listing = ({ data }: { data: string }) => {
  if (breaks === 'rendering') throw new Error('only in the browser');
  useEffect(() => {
    if (breaks === 'alive') throw new Error('only when alive');
  }, []);
  return <p>{data}</p>;
};

async function slotsWithListing(): Promise<Slots> {
  const view = () => Promise.resolve({ Page: fromAny<never, unknown>(Listing) });
  const source = new BrowserPartSource({ 'mf-search': ref }, () =>
    Promise.resolve({
      pages: { listing: { view, load: () => Promise.reject(new Error('server')) } },
      fragments: {},
    }),
  );
  await source.load(part);
  return {
    source,
    Message: ({ onRetry }) => <button onClick={onRetry}>Probeer het opnieuw</button>,
    refresh: () => Promise.resolve(),
    prefetch: () => () => undefined,
    reload: () => undefined,
    report: () => undefined,
  };
}

const page = (slots: Slots, data: string) => (
  <SlotsContext value={slots}>
    <RemoteSlot part={part} props={{ data }} />
  </SlotsContext>
);

/** A page from the server that is hydrated in the browser. */
async function hydrated(when: typeof breaks) {
  const slots = await slotsWithListing();
  const app = document.createElement('div');
  document.body.replaceChildren(app);
  app.innerHTML = renderToString(page(slots, 'Rode jurk'));
  breaks = when;
  const root = await act(async () =>
    hydrateRoot(app, page(slots, 'Rode jurk'), { onRecoverableError: () => undefined }),
  );
  return { show: (data: string) => act(async () => root.render(page(slots, data))) };
}

const message = () => screen.queryByRole('button', { name: 'Probeer het opnieuw' });

test.each(['rendering', 'alive'] as const)(
  'the server’s HTML stays beside the message when a part throws in the browser alone (%s)',
  async (when) => {
    await hydrated(when);
    expect(message()).toBeInTheDocument();
    expect(screen.getByText('Rode jurk')).toBeInTheDocument();
  },
);

test('in development the message stands in the place of the part', async () => {
  const mode = jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  await hydrated('rendering');
  mode.restore();
  expect(message()).toBeInTheDocument();
  expect(screen.queryByText('Rode jurk')).not.toBeInTheDocument();
});

test('the server’s HTML stays when a retry fails, and is replaced when a retry succeeds', async () => {
  await hydrated('rendering');
  await act(() => userEvent.click(message() ?? document.body));
  expect(screen.getByText('Rode jurk')).toBeInTheDocument();
  breaks = 'never';
  await act(() => userEvent.click(message() ?? document.body));
  expect(message()).not.toBeInTheDocument();
  expect(screen.getAllByText('Rode jurk')).toHaveLength(1);
});

test('the server’s HTML is not shown for other content, nor at another address', async () => {
  const { show } = await hydrated('never');
  breaks = 'rendering';
  await show('Blauwe jurk');
  expect(message()).toBeInTheDocument();
  expect(screen.queryByText('Rode jurk')).not.toBeInTheDocument();
  const other = await hydrated('rendering');
  history.replaceState(null, '', '/nl/heren/');
  await other.show('Blauwe jurk');
  expect(screen.queryByText('Rode jurk')).not.toBeInTheDocument();
});

test('a slot that failed tries again with the content of another address', async () => {
  const { show } = await hydrated('rendering');
  breaks = 'never';
  await show('Blauwe jurk');
  expect(message()).not.toBeInTheDocument();
  expect(screen.getByText('Blauwe jurk')).toBeInTheDocument();
});

test('keeps no HTML of a part that was rendered in the browser', async () => {
  const slots = await slotsWithListing();
  document.body.replaceChildren();
  breaks = 'rendering';
  render(page(slots, 'Rode jurk'));
  expect(message()).toBeInTheDocument();
  expect(screen.queryByText('Rode jurk')).not.toBeInTheDocument();
});
