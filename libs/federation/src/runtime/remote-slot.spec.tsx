import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ALIVE_EVENT } from '@weefsel/contracts';
import type { PartId } from './composition';
import { settled, SlotsContext, type PartComponent, type PartSource, type Slots } from './part-source';
import { RemoteSlot } from './remote-slot';

const part: PartId = { remote: 'mf-search', kind: 'page', name: 'listing' };

class FakeSource implements PartSource {
  component: PartComponent | undefined;
  failing = false;
  down = false;
  html: DocumentFragment | undefined;
  waitingFor = () => 0;
  #pending: Promise<PartComponent> | undefined;

  peek = () => this.component;
  isDown = () => this.down;
  serverHtml = () => this.html;
  forget = () => {
    this.#pending = undefined;
  };
  load = () => {
    if (this.component) return settled(this.component);
    return (this.#pending ??= this.failing
      ? Promise.reject(new Error('gone'))
      : Promise.resolve(() => <p>Jurken</p>));
  };
}

const refresh = jest.fn(() => Promise.resolve());
const reload = jest.fn();
const report = jest.fn();

const Shop = ({ source, children }: { source: PartSource; children: ReactNode }) => {
  const slots: Slots = {
    source,
    refresh,
    prefetch: () => () => undefined,
    reload,
    report,
    Message: ({ kind, onRetry }) => (
      <p>
        {kind === 'failed' ? 'ging iets mis' : 'laadt langzaam'}{' '}
        <button onClick={onRetry}>Probeer het opnieuw</button>
      </p>
    ),
  };
  return (
    <SlotsContext value={slots}>
      <header>Weefsel</header>
      {children}
    </SlotsContext>
  );
};

const shop = (source: PartSource) => (
  <Shop source={source}>
    <RemoteSlot part={part} props={{}} loading={<p>skelet</p>} />
  </Shop>
);

const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => jest.clearAllMocks());
afterAll(() => silenced.mockRestore());

test('shows the content of the remote, in a slot marked with the remote’s name', async () => {
  const source = new FakeSource();
  await act(async () => render(shop(source)));
  expect(screen.getByText('Jurken').closest('[data-boundary]')).toHaveAttribute('data-boundary', 'mf-search');
});

test('a remote that does not load costs only its own slot, and a retry brings it back', async () => {
  const source = new FakeSource();
  source.failing = true;
  await act(async () => render(shop(source)));
  expect(screen.getByText('Weefsel')).toBeInTheDocument();
  expect(screen.getByText(/ging iets mis/)).toBeInTheDocument();
  expect(report).toHaveBeenCalledTimes(1);
  source.failing = false;
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Probeer het opnieuw' })));
  expect(await screen.findByText('Jurken')).toBeInTheDocument();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('when the retry fails too, the whole document is loaded again', async () => {
  const source = new FakeSource();
  source.failing = true;
  await act(async () => render(shop(source)));
  expect(reload).not.toHaveBeenCalled();
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Probeer het opnieuw' })));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the server’s HTML stays readable beside the message', async () => {
  const source = new FakeSource();
  source.failing = true;
  source.html = document.createRange().createContextualFragment('<ul><li>Rode jurk</li></ul>');
  await act(async () => render(shop(source)));
  expect(screen.getByText('Rode jurk')).toBeInTheDocument();
  expect(screen.getByText(/ging iets mis/)).toBeInTheDocument();
});

test('a remote without a working version shows the message, and its code is not requested', () => {
  const source = new FakeSource();
  source.down = true;
  const load = jest.spyOn(source, 'load');
  render(shop(source));
  expect(screen.getByText(/ging iets mis/)).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test('a remote that throws while rendering keeps its neighbours standing', async () => {
  const source = new FakeSource();
  source.component = () => {
    throw new Error('render');
  };
  await act(async () => render(shop(source)));
  expect(screen.getByText('Weefsel')).toBeInTheDocument();
  expect(screen.getByText(/ging iets mis/)).toBeInTheDocument();
});

test('a slot shows after a while that it loads slowly', async () => {
  jest.useFakeTimers();
  try {
    const source = new FakeSource();
    source.load = () => new Promise(() => undefined);
    await act(async () => render(shop(source)));
    expect(screen.getByText('skelet')).toBeInTheDocument();
    expect(screen.queryByText(/laadt langzaam/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1300));
    expect(screen.getByText(/laadt langzaam/)).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('time that a navigation has waited for the code already counts', async () => {
  jest.useFakeTimers();
  try {
    const source = new FakeSource();
    source.load = () => new Promise(() => undefined);
    source.waitingFor = () => 1000;
    await act(async () => render(shop(source)));
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByText(/laadt langzaam/)).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('on a server without a working version the message is in the HTML', () => {
  const source = new FakeSource();
  source.down = true;
  expect(renderToString(shop(source))).toContain('ging iets mis');
});

describe('a slot notifies the document that its content is interactive', () => {
  const plights: Record<string, (source: FakeSource) => void> = {
    'its part': (source) => (source.component = () => <p>Jurken</p>),
    'the placeholder while the code loads': (source) =>
      (source.load = () => new Promise<never>(() => undefined)),
    'the message of a part that cannot be loaded': (source) => (source.failing = true),
    'the message of a remote that is missing': (source) => (source.down = true),
  };

  test.each(Object.keys(plights))('%s', async (what) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const source = new FakeSource();
    plights[what]?.(source);
    const told: unknown[] = [];
    const hear = ({ target }: Event) => told.push(target);
    document.addEventListener(ALIVE_EVENT, hear);
    await act(async () => void render(shop(source)));
    document.removeEventListener(ALIVE_EVENT, hear);
    expect(told).toContain(document.querySelector('[data-slot]'));
    jest.restoreAllMocks();
  });
});
