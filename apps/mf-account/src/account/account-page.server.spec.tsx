/** @jest-environment node */
import { enableStaticRendering, StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { builtInText, storesFor } from '../testing/shop';
import { AccountBackend, emma } from '../testing/account-backend';
import { Page } from './account-page';
import { load } from './load-account';

beforeAll(() => enableStaticRendering(true));

describe('the account on the server', () => {
  test('is the same skeleton for everybody, whatever the stores hold, with its texts [SES-05]', async () => {
    const stores = storesFor(Object.assign(new AccountBackend(), { customer: emma }));
    await stores.session.refresh();
    const html = renderToString(
      <StoresProvider stores={stores}>
        <Page href="/account" />
      </StoresProvider>,
    );
    expect(html).toContain('Je account wordt geladen…');
    expect(html).not.toContain('Emma');
    expect(stores.snippets.toJSON()).toHaveProperty(['headless.account.loginTitle']);
  });

  test('is not for search engines', async () => {
    expect(await load({ text: builtInText })).toMatchObject({ data: null, head: { robots: 'noindex' } });
  });
});
