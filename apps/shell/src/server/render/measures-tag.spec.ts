import { measuresOf, measuresTag } from './measures-tag';

const measuresScript = { href: '/assets/measures.ab12cd34.js', integrity: 'sha384-a' };
const search = { analyticsUrl: 'https://search.test', instanceKey: 'k', productKey: '{id}' };

test('a document holds the measuring script, its view name and the tag manager, without shopper data [ANA-01]', () => {
  const measures = measuresOf({ view: 'cart' }, { measuresScript }, { consent: 'ask', gtmId: 'GTM-"1' });
  expect(measures && measuresTag(measures)).toBe(
    '<template id="weefsel-measures" data-measures="allowed" data-gtm="GTM-&quot;1" data-view="cart">' +
      '<script src="/assets/measures.ab12cd34.js" integrity="sha384-a" crossorigin="anonymous" async></script></template>',
  );
});

test('views without a fixed address share one name, and all are measured when consent is off [ANA-01]', () => {
  expect(measuresOf({}, { measuresScript }, { consent: 'off', search })).toMatchObject({
    of: 'all',
    view: 'slug',
    gtmId: undefined,
  });
});

test.each([
  ['nobody listens', { measuresScript }, { consent: 'off' } as const],
  ['nothing is said of it', { measuresScript }, undefined],
  ['the build has nothing that measures', {}, { consent: 'off', gtmId: 'GTM-1' } as const],
])('a document holds no measuring script when %s', (_, assets, tracking) => {
  expect(measuresOf({}, assets, tracking)).toBeUndefined();
});
