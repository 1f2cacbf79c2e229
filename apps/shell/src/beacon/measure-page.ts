import type { PageVital } from '@weefsel/contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { placeIn, releaseIn } from './blame';
import type { PageReport } from './page-report';

/** Name of the remote with the slot around an element. */
const ownerOf = (node: Node | null): string | undefined =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-boundary]')?.dataset
    .boundary;

/** The release of a remote in this document, read from its script addresses. */
function releaseOf(owner: string | undefined): string {
  const script = owner && document.querySelector(`[src*="/remotes/${owner}/"],[href*="/remotes/${owner}/"]`);
  return script ? releaseIn(script.outerHTML) : 'shell';
}

function watchFrames(report: PageReport): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame')) return;
  new PerformanceObserver((list) => {
    for (const { blockingDuration, scripts } of list.getEntries() as PerformanceLongAnimationFrameTiming[]) {
      if (blockingDuration <= 0) continue;
      for (const { sourceURL, duration } of scripts) {
        const release = releaseIn(placeIn(sourceURL));
        if (release) report.frame(release, Math.round(duration));
      }
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** Measures the speed of the document. Each figure names the release that influenced it most. */
export function measurePage(report: PageReport): void {
  const note = (name: PageVital['name'], value: number, release = 'shell') =>
    report.vital({ name, value: Number(value.toFixed(name === 'CLS' ? 4 : 0)), release });
  // Reports only the remote of an element.
  const options = { generateTarget: (node: Node | null) => ownerOf(node) ?? 'shell' };
  onLCP(({ value, attribution }) => note('LCP', value, releaseOf(attribution.target)), options);
  onCLS(({ value, attribution }) => note('CLS', value, releaseOf(attribution.largestShiftTarget)), options);
  onINP(({ value, attribution: { longestScript, interactionTarget } }) => {
    const script = releaseIn(placeIn(longestScript?.entry.sourceURL ?? ''));
    note('INP', value, script || releaseOf(interactionTarget));
  }, options);
  onFCP(({ value }) => note('FCP', value));
  onTTFB(({ value }) => note('TTFB', value));
  watchFrames(report);
}
