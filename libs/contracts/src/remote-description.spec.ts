/** @jest-environment node */
import { addressesOf, describeDoor } from './remote-description';

const door = {
  needsScript: true as const,
  storage: ['weefsel-checkout'],
  pages: {
    cart: { paths: ['/cart'], reads: [], load: async () => ({}), view: async () => ({}) },
    listing: { shows: ['navigation' as const], reads: ['tn_p'], personalUnless: ['tn_p'] },
  },
  fragments: { CartPanel: { view: async () => ({}) } },
};

test('a door is described without its code', () => {
  expect(describeDoor(door)).toEqual({
    pages: {
      cart: { paths: ['/cart'], reads: [] },
      listing: { shows: ['navigation'], reads: ['tn_p'], personalUnless: ['tn_p'] },
    },
    fragments: ['CartPanel'],
    needsScript: true,
    storage: ['weefsel-checkout'],
    events: [],
  });
});

test('its addresses are where its pages are, and nothing else of them', () => {
  expect(addressesOf(describeDoor(door))).toEqual({
    cart: { paths: ['/cart'] },
    listing: { shows: ['navigation'] },
  });
});
