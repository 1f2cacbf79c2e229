import type { Frame } from './film.ts';
import type { Deed } from './judge-deed.ts';
import type { PageName } from './pages.ts';
import type { PageLoad } from './probe.ts';
import type { ProfileName } from './profiles.ts';
import type { Rounds } from './summary.ts';
import type { TargetName } from './yard.ts';

/** All that one run found out. */
export interface Results {
  /** When it began, as ISO 8601. */
  at: string;
  /** Short name of the commit. */
  commit: string;
  machine: {
    processor: string;
    cores: number;
    node: string;
    browser: string;
    /** Processes that wanted a core, on average over a minute: before the run, and at its end, with our own. */
    loadBefore: number;
    loadAfter: number;
  };
  paths: Record<PageName, string>;
  /** Bytes sent for each remote's entry, without headers. */
  entries: Record<string, number>;
  /** Figures in the browser by profile, page and target, one per round. */
  pages: Partial<Record<ProfileName, Partial<Record<PageName, Record<TargetName, Rounds>>>>>;
  /** Figures of the servers by page and target, one per round. */
  servers: Partial<Record<PageName, Record<TargetName, Rounds>>>;
  /** Figures of a server's pages that are one shopper's own, one per round. */
  personal: Rounds;
  /** What became of what was done before the code came, by "profile page". */
  deeds: Record<string, Deed[]>;
  /** Pictures of the page while it loads, by "profile page target". */
  films: Record<string, Frame[]>;
  /** The last load of each, with its waterfall, by "profile page target". */
  loads: Record<string, PageLoad>;
  /** What pages asked for outside this machine. */
  refused: string[];
}

export const noRounds = (): Record<TargetName, Rounds> => ({ ours: [], monolith: [], limit: [], hard: [] });
