import { addressesOf, describeEntry } from './remote-description';

const entry = {
  needsScript: true as const,
  storage: ['weefsel-checkout'],
  pages: {
    cart: {
      paths: ['/cart'],
      reads: [],
      session: true as const,
      frame: 'bare' as const,
      load: async () => ({}),
      view: async () => ({}),
    },
    listing: { shows: ['navigation' as const], reads: ['tn_p'], personalUnless: ['tn_p'] },
  },
  fragments: { CartPanel: { view: async () => ({}) } },
};

test('an entry is described without its code, with the given events beside it', () => {
  expect(describeEntry(entry, ['view_cart'])).toEqual({
    pages: {
      cart: { paths: ['/cart'], reads: [], session: true, frame: 'bare' },
      listing: { shows: ['navigation'], reads: ['tn_p'], personalUnless: ['tn_p'] },
    },
    fragments: ['CartPanel'],
    needsScript: true,
    storage: ['weefsel-checkout'],
    events: ['view_cart'],
  });
});

test('its addresses are where its pages are, and nothing else of them', () => {
  expect(addressesOf(describeEntry(entry))).toEqual({
    cart: { paths: ['/cart'] },
    listing: { shows: ['navigation'] },
  });
});
