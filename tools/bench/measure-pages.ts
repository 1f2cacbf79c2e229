import { chromium, type Browser } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { timeToAnswer } from './answer.ts';
import { limitOf } from './limit.ts';
import { CONTROLS, TICKS, type PageName } from './pages.ts';
import { probe } from './probe.ts';
import { PROFILES, type ProfileName } from './profiles.ts';
import { noRounds, type Results } from './results.ts';
import { startShaper } from './shaper.ts';
import { coreTime, stolenShare } from './stolen.ts';
import { timeToPaint } from './tick.ts';
import { originOf, TARGET_NAMES, type TargetName, type Yard } from './yard.ts';

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

async function makeLimits({ profile, pages }: Plan, results: Results, yard: Yard): Promise<void> {
  const browser = await launch();
  try {
    for (const page of pages) {
      const path = results.paths[page];
      const html = await limitOf(browser, PROFILES[profile], originOf('ours') + path);
      await yard.serveLimit({ path, html });
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
}

async function measureOne({ browser, name, page, target, path }: Shot) {
  const url = originOf(target) + path;
  const before = coreTime();
  const found = await probe(browser, PROFILES[name], url);
  const answer =
    target === 'limit' ? {} : await timeToAnswer(browser, PROFILES[name], url, CONTROLS[name][page]);
  const ticks = page === 'listing' && target !== 'limit';
  const tick = ticks ? await timeToPaint(browser, PROFILES[name], url, TICKS[name]) : undefined;
  const after = coreTime();
  const stolen = before && after ? stolenShare(before, after) : undefined;
  return { found, figures: { ...found.figures, ...answer, tick, stolen } };
}

/** Loads every page of every target in turn, round after round; the first round warms everything up and is dropped. */
export async function measurePages(plan: Plan, results: Results, yard: Yard): Promise<void> {
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
          const shot = { browser, name: profile, page, target, path: results.paths[page] };
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
  } finally {
    await browser.close();
    shaper.close();
    results.refused.push(...shaper.refused);
  }
}
