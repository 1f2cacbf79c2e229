import { fromPartial } from '@total-typescript/shoehorn';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserPartSource, type RemoteEntry } from './browser-part-source';
import { settled, SlotsContext, type PartSource } from './part-source';
import { partsOf, withoutWaiting, type PagePayload } from './payload';
import { PageFragmentsContext, RemoteFragment } from './remote-fragment';

const props = { slug: 'dames', place: 'above' } as const;
const ref = {
  version: 'a',
  base: '/r/',
  remoteEntry: 'e.js',
  entry: { js: [], css: [] },
  pages: {},
  fragments: {},
};

function Meer() {
  const [open, setOpen] = useState(false);
  return <button onClick={() => setOpen(true)}>{open ? 'Jurken en rokken' : 'Jurken'}</button>;
}

const payload: PagePayload = {
  href: '/nl/dames/',
  status: 200,
  owner: 'mf-search',
  page: 'listing',
  context: 'ladies',
  head: { title: 'Dames' },
  content: { state: 'ready' },
  fragments: {
    intro: {
      remote: 'mf-content',
      name: 'Blocks',
      props,
      waits: 'touched',
      content: { state: 'ready', data: { chunks: [] } },
    },
  },
  remotes: {},
};

function Listing() {
  const [count, setCount] = useState(3);
  return (
    <>
      <p onClick={() => setCount(count + 1)}>{`${count} artikelen`}</p>
      <RemoteFragment of="mf-content" name="Blocks" id="intro" props={props} optional />
    </>
  );
}

const shop = (source: PartSource) => {
  const nothing = () => Promise.resolve();
  const slots = {
    source,
    Message: () => <p>ging iets mis</p>,
    refresh: nothing,
    reload: () => undefined,
    prefetch: () => () => undefined,
    report: () => undefined,
  };
  return (
    <SlotsContext value={slots}>
      <PageFragmentsContext value={payload.fragments}>
        <Listing />
      </PageFragmentsContext>
    </SlotsContext>
  );
};

const onServer = fromPartial<PartSource>({ load: () => settled(Meer), isDown: () => false });
const entry: RemoteEntry = {
  pages: {},
  fragments: { Blocks: { view: () => Promise.resolve({ Fragment: Meer }) } },
};

describe('a fragment whose code waits', () => {
  let root: Root | undefined;
  afterEach(() => act(() => root?.unmount()));

  test('keeps the server’s HTML while the page around it changes, and hydrates when it is touched', async () => {
    const open = jest.fn(() => Promise.resolve(entry));
    const app = document.body.appendChild(document.createElement('div'));
    app.innerHTML = renderToString(shop(onServer));
    const button = screen.getByRole('button', { name: 'Jurken' });
    await act(async () => {
      root = hydrateRoot(app, shop(new BrowserPartSource({ 'mf-content': ref }, open)));
    });
    await act(async () => fireEvent.click(screen.getByText('3 artikelen')));
    expect(screen.getByText('4 artikelen')).toBeInTheDocument();
    expect(screen.getByRole('button')).toBe(button);
    expect(open).not.toHaveBeenCalled();

    await act(async () => fireEvent.focusIn(button));
    expect(open).toHaveBeenCalledTimes(1);
    await act(async () => fireEvent.click(button));
    expect(button).toHaveTextContent('Jurken en rokken');
  });

  test('hydrates when its code is loaded by another request, without an error from React', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = document.body.appendChild(document.createElement('div'));
    app.innerHTML = renderToString(shop(onServer));
    const source = new BrowserPartSource({ 'mf-content': ref }, async () => entry);
    await act(async () => {
      root = hydrateRoot(app, shop(source));
    });
    await act(() => source.load({ remote: 'mf-content', kind: 'fragment', name: 'Blocks' }));
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('Jurken en rokken');
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  test('is not among the parts that a document loads code for', () => {
    expect(partsOf(withoutWaiting(payload)).map(({ remote }) => remote)).toEqual(['mf-search']);
  });
});
