import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settled, SlotsContext, type PartComponent, type Slots } from './part-source';
import type { PagePayload } from './payload';
import { RemotePage } from './remote-page';

const payload: PagePayload = {
  href: '/nl/dames/?tn_p=2',
  status: 200,
  owner: 'mf-search',
  page: 'listing',
  context: 'ladies',
  head: { title: 'Dames' },
  content: { state: 'ready', data: 'zes jurken' },
  fragments: {},
  remotes: {},
};

const refresh = jest.fn(() => Promise.resolve());
const load = jest.fn<Promise<PartComponent>, [unknown]>(() =>
  settled(({ data, href }) => `${String(data)} op ${String(href)}`),
);
const slots: Slots = {
  source: {
    peek: () => undefined,
    load,
    isDown: () => false,
    serverHtml: () => undefined,
    forget: () => undefined,
  },
  Message: ({ kind, part, onRetry }) => <button onClick={onRetry}>{`${kind} ${part.name}`}</button>,
  refresh,
  prefetch: () => () => undefined,
  reload: () => undefined,
  report: () => undefined,
};
const show = (changes: Partial<PagePayload> = {}) =>
  render(
    <SlotsContext value={slots}>
      <RemotePage payload={{ ...payload, ...changes }} />
    </SlotsContext>,
  ).container;

test('a page is shown by its owner, with its data and its address', () => {
  expect(show().textContent).toBe('zes jurken op /nl/dames/?tn_p=2');
  expect(load).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mf-search', kind: 'page', name: 'listing' }),
  );
});

test('a page whose load failed shows a message, and a retry requests it again', async () => {
  show({ content: { state: 'failed' } });
  await userEvent.click(screen.getByRole('button', { name: 'failed listing' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('renders nothing for a page of the shell', () => {
  expect(show({ owner: null }).innerHTML).toBe('');
});
