import { load } from './load.ts';
import type { PageName } from './pages.ts';
import { noRounds, type Results } from './results.ts';
import { originOf, TARGET_NAMES, type Targets } from './targets.ts';

interface ServerPlan {
  pages: readonly PageName[];
  rounds: number;
  /** Duration of one shot, in seconds. */
  duration: number;
  say: (line: string) => void;
}

const CONNECTIONS = 8;
const TARGETS = TARGET_NAMES.filter((name) => name !== 'hard');
const CART_PATH = '/cart';
/** Cookies of a shopper with a session. */
const SESSION = `sw-context-token=${'b'.repeat(32)}; weefsel-session=1`;
const WARM_UP_SECONDS = 2;

/** Loads every page of every target with requests in turn, over several rounds. A short first round warms up. */
export async function measureServers(
  plan: ServerPlan,
  { servers, personal, paths }: Results,
  yard: Targets,
): Promise<void> {
  const { pages, rounds, duration, say } = plan;
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pages) {
      const by = (servers[page] ??= noRounds());
      for (const target of TARGETS) {
        const url = originOf(target) + paths[page];
        const seconds = round === 0 ? WARM_UP_SECONDS : duration;
        const figures = await load({
          url,
          pid: yard.pidOf(target),
          connections: CONNECTIONS,
          duration: seconds,
        });
        if (round === 0) continue;
        by[target].push({ ...figures });
        say(
          `server ${round}/${rounds} ${page} ${target}: ${figures.requestsPerSecond.toFixed(0)} requests/s`,
        );
      }
    }
    const figures = await load({
      url: originOf('ours') + CART_PATH,
      pid: yard.pidOf('ours'),
      connections: CONNECTIONS,
      duration: round === 0 ? WARM_UP_SECONDS : duration,
      cookie: SESSION,
    });
    if (round === 0) continue;
    personal.push({ ...figures });
    say(`server ${round}/${rounds} a shopper's own cart: ${figures.requestsPerSecond.toFixed(0)} requests/s`);
  }
}
