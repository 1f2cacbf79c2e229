import { RemoteLoadError } from '@weefsel/federation/runtime';
import { PageReport } from './page-report';

const broken = (at: string, message = 'of emma@weefsel.example') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at x (http://localhost${at})` });

test('an empty report yields nothing to send', () => {
  expect(new PageReport().take()).toBeUndefined();
});

test('a fault is reported once, with its release and place, and without its message', () => {
  const report = new PageReport();
  report.fault('error', broken('/remotes/mf-search/ab12/p.js:1:2'));
  report.fault('rejection', 'emma@weefsel.example');
  const told = report.take();
  expect(told?.faults).toEqual([
    { kind: 'error', name: 'TypeError', from: '/remotes/mf-search/ab12/p.js:1:2', release: 'mf-search@ab12' },
    { kind: 'rejection', name: 'string', from: '', release: '' },
  ]);
  expect(JSON.stringify(told)).not.toContain('emma');
  expect(report.take()).toBeUndefined();
});

test('code that failed to load is a fault of the version that this tab uses', () => {
  const report = new PageReport();
  const part = { remote: 'mf-search', kind: 'page', name: 'listing' } as const;
  report.place(new RemoteLoadError(part, new Error('404')), (remote) => `/remotes/${remote}/ab12/`);
  report.place(broken('/remotes/mf-content/cd34/b.js:1:2'), () => undefined);
  expect(report.take()?.faults).toMatchObject([
    { kind: 'code', release: 'mf-search@ab12' },
    { kind: 'place', release: 'mf-content@cd34' },
  ]);
});

test('a report holds at most twenty faults and twenty entries for long frames', () => {
  const report = new PageReport();
  for (let n = 0; n < 50; n += 1) report.fault('error', broken('/assets/main.js'));
  for (let n = 0; n < 50; n += 1) report.frame(`mf-x@${n}`, 60);
  const { faults, frames } = report.take() ?? {};
  expect([faults?.length, frames?.length]).toEqual([20, 20]);
});

test('a metric that got worse after it was reported is reported again, marked as a repeat', () => {
  const report = new PageReport();
  report.vital({ name: 'INP', value: 100, release: 'shell' });
  report.vital({ name: 'INP', value: 200, release: 'shell' });
  expect(report.take()?.vitals).toEqual([{ name: 'INP', value: 200, release: 'shell', again: false }]);
  report.vital({ name: 'INP', value: 600, release: 'shell' });
  expect(report.take()?.vitals).toEqual([{ name: 'INP', value: 600, release: 'shell', again: true }]);
});

test('long frames of one release add up in one entry, and carts are counted', () => {
  const report = new PageReport();
  report.frame('mf-search@ab12', 60);
  report.frame('mf-search@ab12', 40);
  report.cart();
  report.cart();
  expect(report.take()).toMatchObject({
    frames: [{ release: 'mf-search@ab12', frames: 2, ms: 100 }],
    carts: 2,
  });
});

test('a report names its view by the page’s part and its composition by the server timing', () => {
  document.body.innerHTML = '<main><div data-part="mf-search/page/listing"></div></main>';
  const serverTiming = [{ name: 'composition', description: 'c1', duration: 0 }];
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
  const report = new PageReport();
  report.cart();
  expect(report.take()).toMatchObject({ view: 'mf-search/page/listing', composition: 'c1' });
});
