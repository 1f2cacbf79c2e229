import { trackingHref } from './tracking-href';

test.each([
  ['https://bezorger.example/volg/%s', 'A/1 &', 'https://bezorger.example/volg/A%2F1%20%26'],
  ['https://bezorger.example/?c=%s&d=%s', '3SA', 'https://bezorger.example/?c=3SA&d=3SA'],
  ['https://bezorger.example/', '3SA', 'https://bezorger.example/'],
  ['http://localhost:4300/carrier/parcels/%s', '3SA', 'http://localhost:4300/carrier/parcels/3SA'],
])('%s leads with %s to %s', (address, code, href) => {
  expect(trackingHref(address, code)).toBe(href);
});

test.each([
  'javascript:alert(1)//%s',
  'data:text/html,%s',
  '/volg/%s',
  '%s',
  'geen adres',
  '',
  null,
  undefined,
])('%j is no address to lead to', (address) => {
  expect(trackingHref(address, 'javascript:1')).toBeUndefined();
});
