import { act, screen, waitFor } from '@testing-library/react';
import { observer, StoresProvider } from '@weefsel/stores';
import { showInShop, storesFor } from '../testing/shop';
import { emma, NOT_LOGGED_IN } from '../testing/account-backend';
import { refusedWith } from '../testing/refused';
import { backendOf } from '../testing/show-page';
import type { Served } from './served';
import { useAsked } from './use-asked';

interface PartProps {
  about: string;
  ask: (signal: AbortSignal) => Promise<string>;
  served?: Served<string>;
}

const Part = observer(function Part({ about, ask, served }: PartProps) {
  const { answer, again } = useAsked(about, ask, served);
  return <button onClick={again}>{answer.state === 'ready' ? answer.value : answer.state}</button>;
});

/** A part that loads data; collects its requests in order. */
function showPart(served: Served<string> = null) {
  const asked: { signal: AbortSignal; give: (value: string) => void; refuse: (error: unknown) => void }[] =
    [];
  const ask = (signal: AbortSignal) =>
    new Promise<string>((give, refuse) => void asked.push({ signal, give, refuse }));
  const backend = backendOf(emma);
  const page = showInShop(<Part about="a" ask={ask} served={served} />, storesFor(backend));
  return {
    ...page,
    backend,
    asked,
    shown: () => screen.getByRole('button').textContent,
    again: () => page.shopper.click(screen.getByRole('button')),
    give: (turn: number, value: string) => act(async () => asked[turn]?.give(value)),
    refuse: (turn: number, error: unknown) => act(async () => asked[turn]?.refuse(error)),
    askAbout: (about: string, next: Served<string> = null) =>
      page.rerender(
        <StoresProvider stores={page.stores}>
          <Part about={about} ask={ask} served={next} />
        </StoresProvider>,
      ),
  };
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('data that a part of the account requests', () => {
  test('is requested once, and shown when it arrives', async () => {
    const { asked, shown, give } = showPart();
    expect(shown()).toBe('loading');
    await give(0, 'antwoord');
    expect(shown()).toBe('antwoord');
    expect(asked).toHaveLength(1);
  });

  test('stays on the page while it is requested again', async () => {
    const { asked, shown, give, again } = showPart();
    await give(0, 'eerst');
    await again();
    expect(asked).toHaveLength(2);
    expect(shown()).toBe('eerst');
    await give(1, 'daarna');
    expect(shown()).toBe('daarna');
  });

  test('is logged when it fails, and loads again on a retry', async () => {
    const { shown, refuse, again, give, backend } = showPart();
    await refuse(0, new Error('away'));
    expect(shown()).toBe('failed');
    expect(logged).toHaveBeenCalledWith('[account]', new Error('away'));
    expect(backend.asked).toEqual([]);
    await again();
    expect(shown()).toBe('loading');
    await give(1, 'toch');
    expect(shown()).toBe('toch');
  });

  test('of a shopper who was logged out elsewhere refreshes the session, without a log entry [ACC-04]', async () => {
    const { refuse, backend } = showPart();
    backend.down = true;
    await refuse(0, refusedWith(403, { code: NOT_LOGGED_IN }));
    await waitFor(() => expect(backend.asked).toEqual(['GET /context']));
    expect(logged).not.toHaveBeenCalled();
  });

  test('is requested anew for another subject, and a late answer for an earlier one is not shown', async () => {
    const { asked, shown, give, refuse, askAbout } = showPart();
    await give(0, 'van a');
    askAbout('b');
    expect(shown()).toBe('loading');
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    askAbout('c');
    await give(1, 'van b');
    expect(shown()).toBe('loading');
    await give(2, 'van c');
    await refuse(1, new Error('late'));
    expect(shown()).toBe('van c');
  });

  test('is aborted when the shopper leaves, and a late failure is not logged', async () => {
    const { asked, unmount, refuse } = showPart();
    unmount();
    expect(asked[0]?.signal.aborted).toBe(true);
    await refuse(0, new Error('late'));
    expect(logged).not.toHaveBeenCalled();
  });

  test('is not requested when the page was served with it, until it is requested again', async () => {
    const { asked, shown, again, give } = showPart({ value: 'met de pagina' });
    expect(shown()).toBe('met de pagina');
    expect(asked).toEqual([]);
    await again();
    expect(shown()).toBe('met de pagina');
    await give(0, 'daarna');
    expect(shown()).toBe('daarna');
  });

  test('of the next page is served with that page', async () => {
    const { asked, shown, askAbout } = showPart({ value: 'eerste' });
    askAbout('b', { value: 'tweede' });
    expect(shown()).toBe('tweede');
    expect(asked).toEqual([]);
  });

  test('is requested by the browser when it failed on the server', async () => {
    const { shown, give } = showPart({ failed: true });
    expect(shown()).toBe('failed');
    await give(0, 'toch');
    expect(shown()).toBe('toch');
  });
});
