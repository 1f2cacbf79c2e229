import { followRules, isRedirectTarget } from './redirect-rules';

const rules = {
  '/nl/oud/': { to: '/nl/nieuw/' },
  '/nl/nieuw/': { to: '/nl/nieuwste/', status: 302 },
  '/nl/archief/**': { to: '/nl/dames/**' },
  '/nl/archief/blog/**': { to: '/nl/blog/' },
  '/vacatures': { to: 'https://werken.example/bij?via=shop' },
  '/a': { to: '/b' },
  '/b': { to: '/a/' },
  '/weg': { to: '//evil.example' },
  '/zelf/**': { to: '/zelf/dieper/**' },
} as const;

const lead = (path: string) => followRules(rules, new URL(path, 'https://shop.test'));

test('a rule leads on, through other rules, with the query [ROU-06]', () => {
  expect(lead('/nl/oud?tn_p=2')).toEqual({ to: '/nl/nieuwste/?tn_p=2', status: 302 });
  expect(lead('/nl/anders/')).toBeUndefined();
});

test('a rule for everything below a path carries the rest along; the nearest one counts [ROU-06]', () => {
  expect(lead('/nl/archief/jurken/')).toEqual({ to: '/nl/dames/jurken/', status: 301 });
  expect(lead('/nl/archief')).toEqual({ to: '/nl/dames/', status: 301 });
  expect(lead('/nl/archief/blog/wol/')).toEqual({ to: '/nl/blog/', status: 301 });
  expect(lead('/nl/archieven/')).toBeUndefined();
});

test('a redirect to another site keeps its exact address and drops the query of the request [ROU-06]', () => {
  expect(lead('/vacatures?x=1')).toEqual({ to: 'https://werken.example/bij?via=shop', status: 301 });
});

test.each(['/a', '/b', '/weg', '/zelf/x'])(
  'rules that lead from %s in a circle, on and on, or to a disguised host lead nowhere [ROU-06]',
  (path) => {
    expect(lead(path)).toBeUndefined();
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', '//host', '/\\host', 'https:///x', 'nl/dames/'])(
  '%s is nothing to redirect to [ROU-06]',
  (to) => {
    expect(isRedirectTarget(to)).toBe(false);
  },
);
