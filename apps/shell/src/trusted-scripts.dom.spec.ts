import { trustOwnScripts } from './trusted-scripts';

interface Rules {
  createScriptURL: (address: string) => string | null;
  createHTML?: unknown;
  createScript?: unknown;
}

/** Stubs Trusted Types, which jsdom lacks. */
function policies(): [string, Rules][] {
  const made: [string, Rules][] = [];
  const trustedTypes = {
    defaultPolicy: null as object | null,
    createPolicy: (name: string, rules: Rules) => {
      made.push([name, rules]);
      trustedTypes.defaultPolicy = rules;
    },
  };
  Object.assign(globalThis, { trustedTypes });
  trustOwnScripts();
  // The measuring script and the main script both call it, in either order.
  trustOwnScripts();
  return made;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  document.head.innerHTML = '';
});

test('one policy is made, for addresses of scripts and nothing else', () => {
  const made = policies();
  expect(made.map(([name, rules]) => [name, Object.keys(rules)])).toEqual([['default', ['createScriptURL']]]);
});

test.each([
  '/assets/main.878492fb.js',
  '/remotes/mf-search/ab12/page.js?retry=1',
  'http://localhost/remotes/mf-search/ab12/remoteEntry.js',
  'https://www.googletagmanager.com/gtm.js?id=GTM-1',
])('%s is a script of a page', (address) => {
  expect(policies()[0]?.[1].createScriptURL(address)).toBe(address);
});

test.each([
  'https://evil.example/assets/main.js',
  '//evil.example/assets/main.js',
  'https://www.googletagmanager.com.evil.example/gtm.js',
  'http://www.googletagmanager.com/gtm.js',
  '/api/search?callback=evil',
  '/assets/../api/search',
  '/assets/%2e%2e/api/search',
  '/assets\\..\\api/search',
  '/nl/assets/x.js',
  'data:text/javascript,evil()',
  'blob:http://localhost/assets/1',
  'javascript:evil()',
  '',
])('%j is none', (address) => {
  expect(policies()[0]?.[1].createScriptURL(address)).toBeNull();
});

test('a changed base makes no other shop of a path', () => {
  document.head.innerHTML = '<base href="https://evil.example/">';
  expect(policies()[0]?.[1].createScriptURL('/assets/main.js')).toBeNull();
});

test('a browser without Trusted Types goes on as before', () => {
  expect(() => trustOwnScripts()).not.toThrow();
});
