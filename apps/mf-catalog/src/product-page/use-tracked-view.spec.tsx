import { render } from '@testing-library/react';
import type { TrackingEvent } from '@weefsel/contracts';
import { StoresProvider } from '@weefsel/stores';
import { builtInText, storesInTest } from '../testing/shop';
import { categoriesOnWire, detailOnWire, variantsOnWire } from '../testing/product-wire';
import { toProductPage } from './to-product-page';
import { useTrackedView } from './use-tracked-view';

const path = '/nl/dames/linnen-blouse-1';
const blouse = toProductPage({
  detail: detailOnWire,
  variants: variantsOnWire,
  categories: categoriesOnWire,
  path,
  text: builtInText,
});
const skirt = { ...blouse, id: 'skirt', name: 'Rok' };

function Seen({ data, href }: { data: typeof blouse; href: string }) {
  useTrackedView(data, href);
  return null;
}

test('tracks a viewed product once with price, discount and categories, and not again for another colour [PDP-05] [ANA-02]', () => {
  localStorage.clear();
  const stores = storesInTest();
  const told: TrackingEvent[] = [];
  stores.consent.choose(['personal']);
  stores.tracking.connect('personal', (event) => told.push(event));
  const page = (data: typeof blouse, href: string) => (
    <StoresProvider stores={stores}>
      <Seen data={data} href={href} />
    </StoresProvider>
  );
  const { rerender } = render(page(blouse, path));
  rerender(page(blouse, `${path}?kleur=donkerblauw`));
  rerender(page(skirt, '/nl/dames/rok-2'));
  expect(told).toEqual([
    {
      name: 'view_item',
      items: [
        {
          id: 'blouse',
          name: 'Linnen blouse',
          brand: 'Fjordal',
          categories: ['Dames', 'Blouses'],
          price: 79.95,
          discount: expect.closeTo(10) as number,
        },
      ],
    },
    { name: 'view_item', items: [expect.objectContaining({ id: 'skirt', name: 'Rok' })] },
  ]);
});
