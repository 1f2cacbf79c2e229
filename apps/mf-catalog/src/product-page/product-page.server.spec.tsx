import type { RefusedForm } from '@weefsel/contracts';
import { enableStaticRendering, StoresProvider } from '@weefsel/stores';
import { renderToString } from 'react-dom/server';
import { categoriesOnWire, detailOnWire, variantsOnWire } from '../testing/product-wire';
import { builtInText, storesInTest } from '../testing/shop';
import { Page } from './product-page';
import { toProductPage } from './to-product-page';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  ...jest.requireActual<object>('../testing/lent-fragment'),
}));

const path = '/nl/dames/linnen-blouse-1';
const data = toProductPage({
  detail: detailOnWire,
  variants: variantsOnWire,
  categories: categoriesOnWire,
  brandHref: '',
  path,
  text: builtInText,
});

beforeAll(() => enableStaticRendering(true));

/** HTML of the page at an address, or after its form was refused. */
function htmlOf(href: string, refused?: Partial<RefusedForm>): string {
  const stores = storesInTest();
  if (refused) stores.page.refused = { form: 'add', values: {}, errors: {}, ...refused };
  return renderToString(
    <StoresProvider stores={stores}>
      <Page data={data} href={href} />
    </StoresProvider>,
  );
}

const checked = (html: string) => /<input[^>]*checked=""[^>]*value="(\d+)"/.exec(html)?.[1];

describe('the product page without script', () => {
  test('shows the price and what is left of the choice in its address [PDP-02]', () => {
    const html = htmlOf(`${path}?maat=38`);
    expect(html).toContain('Nog maar 2 op voorraad');
    expect(html).toMatch(/79,95/);
    expect(htmlOf(`${path}?kleur=donkerblauw&maat=40`)).toMatch(/69,95/);
  });

  test('has a form that posts, with a button to show price and stock of the choice [PDP-03]', () => {
    const html = htmlOf(path);
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toMatch(/<button[^>]*value="add"[^>]*name="form"/);
    expect(html).toMatch(/<noscript>.*formMethod="get".*Toon prijs en voorraad van je keuze/s);
  });

  test('shows the error at the missing choice, and keeps the other choices [PDP-03]', () => {
    const html = htmlOf(path, {
      values: { kleur: 'donkerblauw' },
      errors: { maat: 'headless.product.chooseSize' },
    });
    expect(html).toMatch(/role="alert">Kies je maat/);
    expect(html).toMatch(/value="donkerblauw"/);
    expect(checked(html)).toBeUndefined();
  });

  test('keeps the choice of a form that could not be carried out [PDP-03]', () => {
    const html = htmlOf(`${path}?maat=38`, {
      values: { maat: '40' },
      failure: 'headless.product.addFailed',
    });
    expect(checked(html)).toBe('40');
    expect(html).toContain('Probeer het opnieuw');
  });

  test('names the size that has just gone and leads to the others [PDP-03]', () => {
    const html = htmlOf(path, { values: { maat: '36' }, failure: 'headless.product.justSoldOut' });
    expect(html).toContain('Linnen blouse in maat 36 is net uitverkocht');
    expect(html).toContain(`href="${path}?maat=38"`);
  });

  test('takes no notice of another form that was refused', () => {
    expect(htmlOf(path, { form: 'newsletter', failure: 'headless.product.addFailed' })).not.toContain(
      'role="alert"',
    );
  });
});
