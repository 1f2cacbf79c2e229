import { BrowserPartSource, type RemoteEntry } from './browser-part-source';
import { filesOfPart, type PartId, type RemoteRef } from './composition';
import { payloadPath } from './payload';

const ref = (version: string): RemoteRef => ({
  version,
  base: `/remotes/mf-search/${version}/`,
  remoteEntry: 'remoteEntry.js',
  entry: { js: ['entry.js'], css: [] },
  pages: { listing: { js: ['listing.js'], css: ['listing.css'] } },
  fragments: {},
});
const part: PartId = { remote: 'mf-search', kind: 'page', name: 'listing' };
const Listing = () => null;
const entry: RemoteEntry = {
  pages: {
    listing: {
      view: () => Promise.resolve({ Page: Listing }),
      load: () => Promise.reject(new Error('server only')),
    },
  },
  fragments: {},
};

const fetched = jest.fn<Promise<{ blob: () => Promise<unknown> }>, [string]>();
const asked = () => fetched.mock.calls.map(([href]) => href);

beforeEach(() => {
  document.head.replaceChildren();
  fetched.mockReset().mockResolvedValue({ blob: async () => undefined });
  Object.assign(window, { fetch: fetched });
});

test('loads a part once, hints its files, and has it at hand afterwards', async () => {
  const open = jest.fn(() => Promise.resolve(entry));
  const source = new BrowserPartSource({ 'mf-search': ref('aaa') }, open);
  expect(source.peek(part)).toBeUndefined();
  await Promise.all([source.load(part), source.load(part)]);
  expect(open).toHaveBeenCalledTimes(1);
  expect(source.peek(part)).toBe(Listing);
  expect(asked()).toEqual(filesOfPart(ref('aaa'), part).js);
});

test('a file is fetched once, also when the document began it; one that failed is fetched again', async () => {
  const [first = '', ...others] = filesOfPart(ref('aaa'), part).js;
  document.head.append(Object.assign(document.createElement('link'), { href: first }));
  const source = new BrowserPartSource({ 'mf-search': ref('aaa') }, () => Promise.resolve(entry));
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  source.preload(part);
  expect(asked()).toEqual(others);
  await new Promise((resolve) => setTimeout(resolve));
  source.preload(part);
  expect(asked()).toEqual([...others, others[0]]);
  expect(document.head.querySelectorAll('[rel], script')).toHaveLength(0);
});

test('a part is at hand with the chunks that its data names, and asks for all files in one turn', async () => {
  const chunks = { faq: jest.fn(() => Promise.resolve()), film: jest.fn(() => Promise.resolve()) };
  const files = { faq: { js: ['faq.js'], css: [] }, film: { js: ['film.js'], css: [] } };
  const open = () => Promise.resolve({ ...entry, chunks });
  const source = new BrowserPartSource({ 'mf-search': { ...ref('aaa'), chunks: files } }, open);
  const withFaq = { ...part, chunks: ['faq'] };
  await source.load(withFaq);
  expect(source.peek(withFaq)).toBe(Listing);
  expect(source.peek({ ...part, chunks: ['faq', 'film'] })).toBeUndefined();
  expect(chunks.faq).toHaveBeenCalledTimes(1);
  expect(chunks.film).not.toHaveBeenCalled();
  expect(asked().map((href) => href.split('/').at(-1))).toEqual([
    'remoteEntry.js',
    'entry.js',
    'listing.js',
    'faq.js',
  ]);
});

test('after a failure the next try passes by what the browser has cached', async () => {
  const open = jest.fn((_name, _ref, attempt: number) =>
    attempt ? Promise.resolve(entry) : Promise.reject(new Error('404')),
  );
  const source = new BrowserPartSource({ 'mf-search': ref('aaa') }, open);
  await expect(source.load(part)).rejects.toThrow('could not be loaded');
  source.forget(part);
  expect(await source.load(part)).toBe(Listing);
  expect(open).toHaveBeenLastCalledWith('mf-search', ref('aaa'), 1);
});

test('in a page that is being left, code that did not come is no failure until its time is over', async () => {
  jest.useFakeTimers();
  const source = new BrowserPartSource({ 'mf-search': ref('aaa') }, () =>
    Promise.reject(new Error('stopped')),
  );
  dispatchEvent(new Event('beforeunload'));
  const failed = jest.fn();
  source.load(part).catch(failed);
  await jest.advanceTimersByTimeAsync(7900);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(failed).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('pageshow'));
  jest.useRealTimers();
});

test('keeps the server’s HTML of each slot whose part did not load, but not a skeleton', async () => {
  const source = new BrowserPartSource({ 'mf-search': ref('aaa') }, () => Promise.reject(new Error('404')));
  document.body.innerHTML =
    '<div data-part="mf-search/page/listing" data-slot="one"><!--$--><p>Rode jurk</p></div>' +
    '<div data-part="mf-search/page/listing" data-slot="two"><!--$--><p>Blauwe jurk</p></div>';
  await expect(source.load(part)).rejects.toThrow();
  expect(source.serverHtml('one')?.textContent).toContain('Rode jurk');
  expect(source.serverHtml('two')?.textContent).toContain('Blauwe jurk');
  source.forget(part);
  document.body.innerHTML = '<div data-part="mf-search/page/listing" data-slot="one"><p>skelet</p></div>';
  await expect(source.load(part)).rejects.toThrow();
  expect(source.serverHtml('one')?.textContent).not.toContain('skelet');
});

test('a tab keeps the version it began with and notices when the server has another', () => {
  const source = new BrowserPartSource({ 'mf-search': ref('aaa') }, () => Promise.resolve(entry));
  expect(source.differsFrom({ 'mf-search': ref('aaa') })).toBe(false);
  expect(source.differsFrom({ 'mf-search': ref('bbb') })).toBe(true);
  expect(source.differsFrom({ 'mf-content': ref('ccc') })).toBe(false);
});

test('a remote that was down is taken in when it is back', () => {
  const source = new BrowserPartSource({}, () => Promise.resolve(entry));
  expect(source.isDown(part)).toBe(true);
  expect(source.adopt({ 'mf-search': ref('aaa') })).toBe(true);
  expect(source.isDown(part)).toBe(false);
  expect(source.adopt({ 'mf-search': ref('aaa') })).toBe(false);
});

test('a tab learns the parts of a page when it goes there; of a newer version it takes nothing', () => {
  const source = new BrowserPartSource({ 'mf-search': { ...ref('aaa'), integrity: {} } }, async () => entry);
  const address = '/remotes/mf-search/aaa/popup.js';
  const known = source.integrityOf(address);
  const popup = { fragments: { SearchPopup: { js: ['popup.js'], css: [] } } };
  source.adopt({ 'mf-search': { ...ref('bbb'), ...popup, integrity: { 'popup.js': 'sha384-new' } } });
  expect(source.integrityOf(address)).toBe(known);
  source.adopt({ 'mf-search': { ...ref('aaa'), ...popup, integrity: { 'popup.js': 'sha384-own' } } });
  expect(source.integrityOf(address)).toBe('sha384-own');
});

test('a page’s payload has a separate address [FED-05]', () => {
  expect(payloadPath('/nl/dames/')).toBe('/nl/dames/_payload.json');
  expect(payloadPath('/search')).toBe('/search/_payload.json');
});

test('reports the waiting time of a part from its request on, and zero before', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const source = new BrowserPartSource({ 'mf-search': ref('aaa') }, () => new Promise(() => undefined));
  expect(source.waitingFor(part)).toBe(0);
  void source.load(part).catch(() => undefined);
  now.mockReturnValue(1250);
  expect(source.waitingFor(part)).toBe(250);
  now.mockRestore();
});

test('the server’s HTML is that of the document: after a navigation there is none', async () => {
  const source = new BrowserPartSource({ 'mf-search': ref('aaa') }, () => Promise.resolve(entry));
  document.body.innerHTML = '<div data-slot="one"><!--$--><p>Rode jurk</p></div>';
  source.keepHtml('one');
  expect(source.serverHtml('one')?.textContent).toContain('Rode jurk');
  history.pushState(null, '', '/nl/elders');
  expect(source.serverHtml('one')).toBeUndefined();
});

test('a part that waits is waited for once, and comes when another slot asks for it', async () => {
  document.body.innerHTML = '<div data-slot="one"><p>Rode jurk</p></div>';
  const open = jest.fn(() => Promise.resolve(entry));
  const source = new BrowserPartSource({ 'mf-search': ref('aaa') }, open);
  const waiting = source.loadWhenWanted(part, 'one', 'touched');
  expect(source.loadWhenWanted(part, 'one', 'touched')).toBe(waiting);
  expect(open).not.toHaveBeenCalled();
  await source.load(part);
  expect(await waiting).toBe(Listing);
  expect(open).toHaveBeenCalledTimes(1);
});
