import type { Category, Product, ProductDetail, PropertyOption } from '@weefsel/api-clients';

const option = (group: string, name: string, colorHexCode?: string): PropertyOption => ({
  id: `${group}-${name}`,
  translated: { name },
  group: { id: group, translated: { name: group } },
  ...(colorHexCode && { colorHexCode }),
});

export const COLOURS = { Blauw: '#3f5f8f', Donkerblauw: '#1f2c47' } as const;
export const SIZES = ['36', '38', '40'] as const;

interface VariantFacts {
  colour: keyof typeof COLOURS;
  size: (typeof SIZES)[number];
  stock: number;
  unitPrice?: number;
}

/** A variant of the blouse as the commerce backend sends it. */
export function variantOnWire({ colour, size, stock, unitPrice = 79.95 }: VariantFacts): Product {
  const media = ['front', 'back'].map((view, position) => ({
    position: 1 - position,
    media: { url: `http://media.example/${colour}-${view}.jpg` },
  }));
  return {
    id: `${colour}-${size}`,
    parentId: 'blouse',
    productNumber: 'WF1001',
    ean: '2000001230015',
    active: true,
    available: stock > 0,
    availableStock: stock,
    translated: { name: 'Linnen blouse', description: '<p>Luchtig &amp; koel.</p><p>Valt ruim.</p>' },
    manufacturer: {
      id: 'fjordal',
      translated: { name: 'Fjordal' },
      customFields: { nd_maker_address: 'Kade 1, Zaandam', nd_maker_contact: 'veilig@fjordal.example' },
    },
    manufacturerId: 'fjordal',
    calculatedPrice: {
      unitPrice,
      totalPrice: unitPrice,
      quantity: 1,
      listPrice: { price: 99.95, percentage: 20 },
      regulationPrice: { price: 89.95 },
    },
    media,
    seoUrls: [{ seoPathInfo: 'nl/dames/linnen-blouse-1' }],
    options: [option('Kleur', colour, COLOURS[colour]), option('Maat', size)],
    properties: [option('Materiaal', '100% linnen'), option('Wasvoorschrift', 'Fijnwas op 30 °C')],
    categoryTree: ['root', 'dames', 'blouses'],
    seoCategory: { id: 'blouses', translated: { name: 'Blouses' } },
    extensions: {
      categoryLabels: [{ id: 'new', name: 'Nieuw', backgroundColor: '#1c1a17', color: '#fbf9f5' }],
    },
  };
}

export const variantsOnWire: Product[] = [
  variantOnWire({ colour: 'Blauw', size: '36', stock: 0 }),
  variantOnWire({ colour: 'Blauw', size: '40', stock: 9 }),
  variantOnWire({ colour: 'Blauw', size: '38', stock: 2 }),
  variantOnWire({ colour: 'Donkerblauw', size: '38', stock: 0 }),
  variantOnWire({ colour: 'Donkerblauw', size: '40', stock: 5, unitPrice: 69.95 }),
];

export const detailOnWire: ProductDetail = {
  product: variantOnWire({ colour: 'Blauw', size: '38', stock: 2 }),
  configurator: [
    { id: 'Kleur', options: [option('Kleur', 'Blauw', COLOURS.Blauw), option('Kleur', 'Donkerblauw')] },
    { id: 'Maat', options: SIZES.map((size) => option('Maat', size)) },
  ],
};

const category = (id: string, name: string, seoPathInfo: string, path: string): Category => ({
  id,
  type: 'page',
  translated: { name },
  seoUrls: [{ seoPathInfo }],
  path,
});

/** Unordered, as the backend may send them. */
export const categoriesOnWire: Category[] = [
  category('blouses', 'Blouses', 'nl/dames/blouses/', '|root|dames|'),
  category('root', 'Weefsel', 'nl/', ''),
  category('dames', 'Dames', 'nl/dames/', '|root|'),
];
