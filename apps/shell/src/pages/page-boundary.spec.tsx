import { act, render, screen } from '@testing-library/react';
import { RouterView, type Shown } from '@weefsel/federation/router';
import { SlotsContext, type PagePayload } from '@weefsel/federation/runtime';
import { memoryRouter } from '@weefsel/federation/testing';
import { StoresProvider } from '@weefsel/stores';
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
  const content = (shown: Shown<Page>) => (
    <PageBoundary visit={shown} instead={(found) => <h1>Kapot: {(found as Error).message}</h1>}>
      {'page' in shown ? <Page href={shown.page.href} /> : null}
    </PageBoundary>
  );
  const load = async ({ url }: { url: string }) => ({ href: new URL(url).pathname });
  const router = memoryRouter({ at: '/nl/', load, shown: { page: { href: '/nl/' } } });
  render(
    <StoresProvider stores={storesInTest()}>
      <SlotsContext value={someSlots({})}>
        <RouterView router={router}>{content}</RouterView>
      </SlotsContext>
    </StoresProvider>,
  );
  return { router, broken };
}
const heading = () => screen.getByRole('heading').textContent;

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a page that breaks is replaced by the fallback, until the next page', async () => {
  const { router, broken } = shop();
  expect(heading()).toBe('/nl/');
  broken.add('/nl/dames/');
  await act(() => router.navigate('/nl/dames/'));
  expect(heading()).toBe('Kapot: no stitch');
  await act(() => router.navigate('/nl/heren/'));
  expect(heading()).toBe('/nl/heren/');
});

test('a page that broke renders again after its data is reloaded or a fragment of it is requested', async () => {
  const { router, broken } = shop();
  broken.add('/nl/dames/');
  await act(() => router.navigate('/nl/dames/'));
  await act(() => router.revalidate());
  expect(heading()).toBe('Kapot: no stitch');
  broken.clear();
  await act(() => router.navigate('#maten'));
  expect(heading()).toBe('/nl/dames/');
  broken.add('/nl/dames/');
  await act(() => router.revalidate());
  expect(heading()).toBe('Kapot: no stitch');
  broken.clear();
  await act(() => router.revalidate());
  expect(heading()).toBe('/nl/dames/');
});
