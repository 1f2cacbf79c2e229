import { builtInPromises } from '@weefsel/contracts/promises';
import { amountOf } from '@weefsel/product';
import { categoriesOnWire, detailOnWire, variantOnWire, variantsOnWire } from '../../testing/product-wire';
import { builtInText } from '../../testing/shop';
import { toProductPage } from '../to-product-page';
import { toProductLd } from './to-product-ld';

const path = '/nl/dames/linnen-blouse-1';
const origin = 'http://shop';
const productOf = (variants = variantsOnWire) =>
  toProductPage({
    detail: detailOnWire,
    variants,
    categories: categoriesOnWire,
    brandHref: '',
    path,
    text: builtInText,
  });

interface Offer {
  url: string;
  price: string;
  availability: string;
  priceSpecification?: { price: string };
  shippingDetails?: { '@id': string }[];
}
interface Group {
  '@type': string;
  hasVariant: { name: string; sku: string; gtin?: string; size: string; offers: Offer }[];
}

const described = (promises = builtInPromises, data = productOf()) =>
  toProductLd(data, { origin, colour: data.defaultColour, promises }) as [Group, ...{ '@id': string }[]];

describe('the structured data of a product [PDP-10]', () => {
  test('is a group of all variants, with the properties in which they vary', () => {
    const [group] = described();
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Linnen blouse',
      productGroupID: 'blouse',
      brand: { '@type': 'Brand', name: 'Fjordal' },
      material: '100% linnen',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    });
    expect(group.hasVariant).toHaveLength(5);
    expect(group.hasVariant[4]).toMatchObject({
      '@type': 'Product',
      name: 'Linnen blouse, donkerblauw, 40',
      sku: 'WF1001',
      gtin: '2000001230015',
      color: 'Donkerblauw',
      size: '40',
      image: 'http://media.example/Donkerblauw-back.jpg',
    });
  });

  test('has the prices of the page to the cent, with the struck-through price', () => {
    const data = productOf();
    const [{ hasVariant }] = described(builtInPromises, data);
    expect(hasVariant.map(({ offers }) => offers.price)).toEqual(
      data.variants.map(({ price }) => amountOf(price).toFixed(2)),
    );
    expect(hasVariant[4]?.offers).toMatchObject({
      price: '69.95',
      priceCurrency: 'EUR',
      priceSpecification: { price: '89.95', priceType: 'https://schema.org/StrikethroughPrice' },
    });
  });

  test('has the stock and the address of each choice', () => {
    const [{ hasVariant }] = described();
    expect(hasVariant.map(({ offers }) => offers.availability.replace(/.*\//, ''))).toEqual([
      'OutOfStock',
      'InStock',
      'InStock',
      'OutOfStock',
      'InStock',
    ]);
    expect(hasVariant[4]?.offers.url).toBe(`${origin}${path}?kleur=donkerblauw&maat=40`);
  });

  test('has the shop’s terms of shipping and returns, with free shipping from its threshold', () => {
    const [group, ...terms] = described({ ...builtInPromises, freeShippingFrom: 75, returnDays: 45 });
    expect(terms.find((term) => term['@id'] === '#retourneren')).toMatchObject({
      merchantReturnDays: 45,
      returnFees: 'https://schema.org/FreeReturn',
      applicableCountry: ['NL', 'BE', 'DE'],
    });
    const sentBy = (nth: number) => group.hasVariant[nth]?.offers.shippingDetails?.map((one) => one['@id']);
    expect(sentBy(1)).toEqual(['#gratis-verzenden-nl', '#gratis-verzenden-be', '#gratis-verzenden-de']);
    expect(sentBy(4)).toEqual(['#verzenden-nl', '#verzenden-be', '#verzenden-de']);
    const named = new Map(terms.map((term) => [term['@id'], term]));
    for (const [name, country, most] of [
      ['#verzenden-nl', 'NL', 1],
      ['#verzenden-be', 'BE', 2],
      ['#verzenden-de', 'DE', 2],
    ] as const)
      expect(named.get(name)).toMatchObject({
        shippingRate: { value: '4.95', currency: 'EUR' },
        shippingDestination: { addressCountry: country },
        deliveryTime: { transitTime: { minValue: 1, maxValue: most } },
      });
    expect(named.get('#gratis-verzenden-de')).toMatchObject({ shippingRate: { value: '0.00' } });
  });

  test('has no shipping terms where the shell passes no promises', () => {
    const data = productOf();
    const [group, ...terms] = toProductLd(data, { origin, colour: data.defaultColour });
    expect(terms).toEqual([]);
    expect(JSON.stringify(group)).not.toContain('shippingDetails');
  });

  test('is one product when there is nothing to choose', () => {
    const [only] = described(
      builtInPromises,
      productOf([variantOnWire({ colour: 'Blauw', size: '38', stock: 1 })]),
    );
    expect(only).toMatchObject({ '@type': 'Product', sku: 'WF1001', name: 'Linnen blouse' });
  });
});
