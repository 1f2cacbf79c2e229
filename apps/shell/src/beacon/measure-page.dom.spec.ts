import { measurePage } from './measure-page';
import { PageReport } from './page-report';

type Report = (metric: object) => void;
type Options = { generateTarget?: (node: Node | null) => string | undefined };
const asked = new Map<string, { tell: Report; options?: Options }>();

jest.mock('web-vitals/attribution', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (tell: Report, options?: Options) => void asked.set(name, { tell, ...(options && { options }) }),
    ]),
  ),
);

let showFrames: (entries: object[]) => void;
beforeEach(() => {
  class Observer {
    static supportedEntryTypes = ['long-animation-frame'];
    constructor(notice: (list: { getEntries: () => object[] }) => void) {
      showFrames = (entries) => notice({ getEntries: () => entries });
    }
    observe(): void {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  document.head.innerHTML = '<link rel="preload" href="/remotes/mf-search/ab12/p.js">';
  document.body.innerHTML = '<div data-boundary="mf-search"><p>text</p></div><footer></footer>';
});

const tell = (name: string, value: number, attribution: object) =>
  asked.get(name)?.tell({ value, attribution });

test('each metric names the release of its target’s remote, or the shell', () => {
  const report = new PageReport();
  measurePage(report);
  tell('LCP', 1234.56, { target: 'mf-search' });
  tell('CLS', 0.01234567, { largestShiftTarget: 'mf-account' });
  tell('INP', 320, { interactionTarget: 'mf-search' });
  tell('FCP', 800.4, {});
  tell('TTFB', 90, {});
  const figures = report.take()?.vitals.map(({ name, value, release }) => [name, value, release]);
  expect(figures).toEqual([
    ['LCP', 1235, 'mf-search@ab12'],
    ['CLS', 0.0123, 'shell'],
    ['INP', 320, 'mf-search@ab12'],
    ['FCP', 800, 'shell'],
    ['TTFB', 90, 'shell'],
  ]);
});

test('a slow interaction names the release of its longest script, not of the touched element', () => {
  const report = new PageReport();
  measurePage(report);
  const longestScript = { entry: { sourceURL: 'http://localhost/remotes/mf-checkout/cd34/c.js?x' } };
  tell('INP', 700, { longestScript, interactionTarget: 'mf-search' });
  expect(report.take()?.vitals).toMatchObject([{ release: 'mf-checkout@cd34' }]);
});

test('the target of a metric is only the remote that its element stands in, or the shell', () => {
  measurePage(new PageReport());
  const target = asked.get('LCP')?.options?.generateTarget;
  expect(target?.(document.querySelector('p'))).toBe('mf-search');
  expect(target?.(document.querySelector('p')?.firstChild ?? null)).toBe('mf-search');
  expect(target?.(document.querySelector('footer'))).toBe('shell');
  expect(target?.(null)).toBe('shell');
});

test('frames that blocked the page are reported by the releases whose scripts ran in them', () => {
  const report = new PageReport();
  measurePage(report);
  const script = { sourceURL: 'http://localhost/remotes/mf-search/ab12/p.js', duration: 80.4 };
  const foreign = { sourceURL: 'https://tag.example/t.js', duration: 500 };
  showFrames([
    { blockingDuration: 60, scripts: [script, foreign] },
    { blockingDuration: 0, scripts: [script] },
  ]);
  expect(report.take()?.frames).toEqual([{ release: 'mf-search@ab12', frames: 1, ms: 80 }]);
});
