import type { BuildChange } from '../../own-shop/own-shop.ts';
import { also, type HostileRelease } from './hostile-release.ts';

const ENTRY = /^entry\.\w+\.js$/;
const SEARCH_PAGE = /^page\.search\.\w+\.js$/;

/** Without budgets: on a full page they would be the first refusal. */
const unweighed = (change: BuildChange): BuildChange => ({
  ...change,
  manifest: (manifest) => ({ ...manifest, budget: {} }),
});

/** Prepends code to a file. */
const before = (files: RegExp, code: string): BuildChange =>
  unweighed({ browser: { files, change: (all) => `${code}\n${all}` } });

/** Releases that pass on the server and break in the browser. */
export const IN_THE_BROWSER: readonly HostileRelease[] = [
  {
    what: 'code that throws in the browser alone',
    remote: 'mf-account',
    change: before(ENTRY, `setTimeout(() => { throw new Error('no such window') });`),
    refused: /^In a browser the page \/.* throws in the browser: no such window, with mf-account@\w+\.$/,
  },
  {
    what: 'a page whose code breaks off in the browser',
    remote: 'mf-search',
    change: before(SEARCH_PAGE, `throw new Error('half a page');`),
    refused: /^In a browser the page \/search .*half a page/,
    inSoak: true,
  },
  {
    what: 'code that leaves a rejection behind in the browser',
    remote: 'mf-checkout',
    change: before(ENTRY, `Promise.reject(new Error('left in the browser'));`),
    refused: /^In a browser the page \/.* throws in the browser: left in the browser/,
    inSoak: true,
  },
  {
    what: 'code that goes round in a circle in the browser',
    remote: 'mf-account',
    change: before(ENTRY, `setTimeout(() => { for (;;); }, 300);`),
    refused: /^In a browser the page \/.* (freezes the browser|does not come alive)/,
    inSoak: true,
  },
  {
    what: 'code that never lets the browser rest',
    remote: 'mf-account',
    change: before(
      ENTRY,
      `const busy = () => { const until = Date.now() + 90; while (Date.now() < until); setTimeout(busy); }; setTimeout(busy, 200);`,
    ),
    refused: /^In a browser the page \/.* keeps the browser busy without end/,
    inSoak: true,
  },
  {
    what: 'code that takes more and more of the browser’s memory',
    remote: 'mf-account',
    change: before(
      ENTRY,
      `const all = []; setInterval(() => all.push(new Array(400_000).fill(Math.random())), 20); globalThis.addEventListener('x', () => all.length);`,
    ),
    refused: /^In a browser the page \/.* takes more (and more|than \d+ MB) of the browser’s memory/,
    inSoak: true,
  },
  {
    what: 'code that says in the console that it broke',
    remote: 'mf-account',
    change: before(ENTRY, `console.error('the state is broken');`),
    refused: /^In a browser the page \/.* logs an error: the state is broken/,
    inSoak: true,
  },
  {
    what: 'code that takes the page away',
    remote: 'mf-account',
    change: before(ENTRY, `document.body.replaceChildren();`),
    refused: /^In a browser the page \/.* shows nothing any more/,
    inSoak: true,
  },
  {
    what: 'code that loads the page again and again',
    remote: 'mf-account',
    change: before(ENTRY, `setTimeout(() => location.reload(), 400);`),
    refused: /^In a browser the page \/.* (leaves for|does not come alive|cannot be opened)/,
    inSoak: true,
  },
  {
    what: 'what the server renders and the browser does not',
    remote: 'mf-account',
    change: unweighed(
      also(
        `const React = require('react'); entry.pages.login.view = async () => ({ Page: () => React.createElement('main', null, 'Heel iets anders') });`,
      ),
    ),
    refused: /^In a browser the page \/login throws in the browser: Minified React error #418/,
  },
];
