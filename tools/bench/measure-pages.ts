import { chromium, type Browser } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { actEarly } from './early-actions.ts';
import { film } from './film.ts';
import { measureIntent } from './intent.ts';
import type { EarlyAction } from './judge-early-action.ts';
import { limitsOf } from './limit.ts';
import { measureControls } from './measure-controls.ts';
import { CONTROLS, TICKS, type PageName } from './pages.ts';
import { probe } from './probe.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import { noRounds, type Results } from './results.ts';
import { startShaper } from './shaper.ts';
import { coreTime, stolenShare } from './steal-time.ts';
import { timeToPaint } from './tick.ts';
import { originOf, TARGET_NAMES, type TargetName, type Targets } from './targets.ts';

export interface Plan {
  profile: ProfileName;
  pages: readonly PageName[];
  rounds: number;
  say: (line: string) => void;
}

/** Starts a browser; `proxy` is the port of a shaper. */
export const launch = (proxy?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...BROWSER_FLAGS,
      ...(proxy ? [`--proxy-server=socks5://127.0.0.1:${proxy}`, '--proxy-bypass-list=<-loopback>'] : []),
    ],
  });

async function makeLimits({ profile, pages }: Plan, results: Results, yard: Targets): Promise<void> {
  const browser = await launch();
  try {
    for (const page of pages) {
      const path = results.paths[page];
      const { limit, hard } = await limitsOf(browser, PROFILES[profile], originOf('ours') + path);
      await yard.serveLimit({ path, html: limit }, 'limit');
      await yard.serveLimit({ path, html: hard }, 'hard');
    }
  } finally {
    await browser.close();
  }
}

interface Shot {
  browser: Browser;
  name: ProfileName;
  page: PageName;
  target: TargetName;
  path: string;
  /** The first round is discarded; it only warms up the servers. */
  warmUp: boolean;
  say: (line: string) => void;
}

const isLimit = (target: TargetName): boolean => target === 'limit' || target === 'hard';

/** Figures that only a page with scripts has: answers of controls, a filter tick, an intent. */
async function measureAlive({ browser, name, page, path, target, say }: Shot) {
  const url = originOf(target) + path;
  const controls = await measureControls(browser, name, page, url, say);
  const tick = page === 'listing' ? await timeToPaint(browser, PROFILES[name], url, TICKS[name]) : undefined;
  const intent = target === 'ours' ? await measureIntent(browser, PROFILES[name], url) : undefined;
  return { ...controls, tick, ...intent };
}

async function measureOne(shot: Shot) {
  const { browser, name, target, path, warmUp } = shot;
  const url = originOf(target) + path;
  const before = coreTime();
  const found = await probe(browser, PROFILES[name], url);
  if (warmUp) return { found, figures: { ...found.figures, stolen: 0 } };
  const alive = isLimit(target) ? {} : await measureAlive(shot);
  const unslowed = await probe(browser, { ...PROFILES[name], cpuSlowdown: 1 }, url);
  const { layoutMs, scriptMs } = unslowed.figures;
  const after = coreTime();
  const stolen = before && after ? stolenShare(before, after) : undefined;
  return { found, figures: { ...found.figures, ...alive, layoutMs, script1x: scriptMs, stolen } };
}

/** Films each page and its limit. Uses each control before the page's code arrives. */
async function lookOnce({ profile, pages, say }: Plan, results: Results, browser: Browser): Promise<void> {
  for (const page of pages) {
    const path = results.paths[page];
    for (const target of ['ours', 'limit'] as const)
      results.films[`${profile} ${page} ${target}`] = await film(
        browser,
        PROFILES[profile],
        originOf(target) + path,
      );
    const earlyActions: EarlyAction[] = [];
    for (const control of CONTROLS[profile][page]) {
      const action = await actEarly(browser, PROFILES[profile], originOf('ours') + path, control);
      say(`${profile} ${page}, done early: ${action.name}: ${action.kept ? 'kept' : action.lost}`);
      earlyActions.push(action);
    }
    results.earlyActions[`${profile} ${page}`] = earlyActions;
  }
}

/** Loads every page of every target in turn, over several rounds. The first round is a warm-up and is discarded. */
export async function measurePages(plan: Plan, results: Results, yard: Targets): Promise<void> {
  const { profile, pages, rounds, say } = plan;
  await makeLimits(plan, results, yard);
  const shaper = await startShaper(PROFILES[profile].link);
  const browser = await launch(shaper.port);
  results.machine.browser = browser.version();
  const byPage = Object.fromEntries(pages.map((page) => [page, noRounds()])) as Record<
    PageName,
    ReturnType<typeof noRounds>
  >;
  results.pages[profile] = byPage;
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const page of pages) {
        for (const target of TARGET_NAMES) {
          const shot = {
            browser,
            name: profile,
            page,
            target,
            path: results.paths[page],
            warmUp: round === 0,
            say,
          };
          const { found, figures } = await measureOne(shot);
          const { fcp, lcp, jsSent } = found.figures;
          const problems = found.problems.length > 0 ? `; problems: ${found.problems.join(' | ')}` : '';
          say(
            `${profile} ${round ? `${round}/${rounds}` : 'warm-up'} ${page} ${target}: FCP ${fcp.toFixed(0)}, LCP ${lcp.toFixed(0)}, JS ${(jsSent / 1000).toFixed(1)} kB, stolen ${((figures.stolen ?? 0) * 100).toFixed(1)} %${problems}`,
          );
          if (round === 0) continue;
          byPage[page][target].push(figures);
          results.loads[`${profile} ${page} ${target}`] = found;
        }
      }
    }
    await lookOnce(plan, results, browser);
  } finally {
    await browser.close();
    shaper.close();
    results.refused.push(...shaper.refused);
  }
}
