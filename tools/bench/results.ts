import type { Frame } from './film.ts';
import type { EarlyAction } from './judge-early-action.ts';
import type { PageName } from './pages.ts';
import type { PageLoad } from './probe.ts';
import type { ProfileName } from './profiles.ts';
import type { Rounds } from './summary.ts';
import type { TargetName } from './targets.ts';

/** All results of one run. */
export interface Results {
  /** Start time, as ISO 8601. */
  at: string;
  /** Short hash of the commit. */
  commit: string;
  machine: {
    processor: string;
    cores: number;
    node: string;
    browser: string;
    /** Load average over one minute: before the run, and at its end including our own processes. */
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
  /** Figures of personal pages on the server, one per round. */
  personal: Rounds;
  /** Outcomes of the actions taken before the code arrived, by "profile page". */
  earlyActions: Record<string, EarlyAction[]>;
  /** Screenshots of the page while it loads, by "profile page target". */
  films: Record<string, Frame[]>;
  /** Last load of each page, with its waterfall, by "profile page target". */
  loads: Record<string, PageLoad>;
  /** Addresses outside this machine that pages requested in vain. */
  refused: string[];
}

export const noRounds = (): Record<TargetName, Rounds> => ({ ours: [], monolith: [], limit: [], hard: [] });
