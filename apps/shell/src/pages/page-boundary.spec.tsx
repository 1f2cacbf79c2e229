import { act, render, screen } from '@testing-library/react';
import { SlotsContext, type PagePayload } from '@weefsel/federation/runtime';
import { StoresProvider } from '@weefsel/stores';
import { RouterProvider } from 'react-router-dom';
import type { Shown } from '../navigation/page-route';
import { pageAt, shopRouter } from '../navigation/shop-router.fixture';
import { someSlots } from '../slots/slots.fixture';
import { storesInTest } from '../testing/shop';
import { PageBoundary } from './page-boundary';

type Page = Pick<PagePayload, 'href'>;

/** Pages of which one breaks, until it is repaired. */
function shop() {
  const broken = new Set<string>();
  const error = new Error('no stitch');
  function Page({ href }: Page) {
    if (broken.has(href)) throw error;
    return <h1>{href}</h1>;
  }
  const content = (shown: Shown) => (
    <PageBoundary visit={shown} instead={(found) => <h1>Kapot: {(found as Error).message}</h1>}>
      {'page' in shown ? <Page href={shown.page.href} /> : null}
    </PageBoundary>
  );
  const { router, let: letLoad } = shopRouter({ first: pageAt('/nl/'), show: content });
  const loaded = (path: string, starts: Promise<void>) => {
    letLoad(path);
    return starts;
  };
  render(
    <StoresProvider stores={storesInTest()}>
      <SlotsContext value={someSlots({})}>
        <RouterProvider router={router} />
      </SlotsContext>
    </StoresProvider>,
  );
  const go = (path: string) => act(() => loaded(path, router.navigate(path)));
  const again = () => act(() => loaded(router.state.location.pathname, router.revalidate()));
  return { go, again, broken };
}
const heading = () => screen.getByRole('heading').textContent;

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a page that breaks is replaced by the fallback, until the next page', async () => {
  const { go, broken } = shop();
  expect(heading()).toBe('/nl/');
  broken.add('/nl/dames/');
  await go('/nl/dames/');
  expect(heading()).toBe('Kapot: no stitch');
  await go('/nl/heren/');
  expect(heading()).toBe('/nl/heren/');
});

test('a page that broke renders again after its data is reloaded or a fragment of it is requested', async () => {
  const { go, again, broken } = shop();
  broken.add('/nl/dames/');
  await go('/nl/dames/');
  await again();
  expect(heading()).toBe('Kapot: no stitch');
  broken.clear();
  await go('#maten');
  expect(heading()).toBe('/nl/dames/');
  broken.add('/nl/dames/');
  await again();
  expect(heading()).toBe('Kapot: no stitch');
  broken.clear();
  await again();
  expect(heading()).toBe('/nl/dames/');
});
