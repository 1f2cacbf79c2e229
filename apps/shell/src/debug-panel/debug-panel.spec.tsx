import { screen } from '@testing-library/react';
import { showInShop } from '../header/show-in-shop.fixture';
import type { CacheReport } from './cache-report';
import { DebugPanel } from './debug-panel';
import { DebugPanelSlot } from './debug-panel-slot';

const report: CacheReport = {
  pages: [{ address: '/nl/dames/', ageSeconds: 4 }],
  shell: { texts: 640, mainEntries: 3, footerColumns: 3, ageSeconds: 12 },
  remotes: [{ name: 'mf-search', version: '1.4.0' }],
};

const answering = (ok: boolean) => {
  const fetch = jest.fn(async () => ({ ok, status: ok ? 200 : 503, json: async () => report }));
  Object.assign(window, { fetch });
  return fetch;
};

describe('the cache panel', () => {
  test('is not there unless the setting is on [OTH-03]', () => {
    showInShop(<DebugPanelSlot />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('asks the server when it is opened, and again on request [OTH-03]', async () => {
    const fetch = answering(true);
    const { user } = showInShop(<DebugPanel />);
    expect(fetch).not.toHaveBeenCalled();
    await user.click(screen.getByText('Caches'));
    expect(await screen.findByText('/nl/dames/')).toHaveTextContent('/nl/dames/ 4 s oud');
    expect(screen.queryByText('Even geduld…')).toBeNull();
    expect(screen.queryByText('De server zei niet wat hij bewaart.')).toBeNull();
    expect(screen.getByText(/mf-search/)).toHaveTextContent('mf-search 1.4.0');
    expect(screen.getByText(/640 teksten/)).toHaveTextContent('12 s oud');
    await user.click(screen.getByRole('button', { name: 'Kijk opnieuw' }));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('asks for patience until the server answers [OTH-03]', async () => {
    Object.assign(window, { fetch: () => new Promise(() => undefined) });
    const { user } = showInShop(<DebugPanel />);
    await user.click(screen.getByText('Caches'));
    expect(await screen.findByText('Even geduld…')).toBeVisible();
  });

  test('shows a message when the server answers with an error [OTH-03]', async () => {
    answering(false);
    const { user } = showInShop(<DebugPanel />);
    await user.click(screen.getByText('Caches'));
    expect(await screen.findByText('De server zei niet wat hij bewaart.')).toBeVisible();
    expect(screen.queryByText('Even geduld…')).toBeNull();
  });
});
