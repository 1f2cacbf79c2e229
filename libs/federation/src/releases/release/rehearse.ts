import { fork, type ChildProcess } from 'node:child_process';
import * as v from 'valibot';
import type { RehearsalReport, Versions } from '../composition/index.ts';
import { endGroup, endWithUs } from './end-with-us.ts';

const stageSchema = v.object({
  /** Address of the shop with the candidate in it. */
  candidate: v.string(),
  /** Address of the same shop as it is live, for comparison; absent before the first release. */
  live: v.exactOptional(v.string()),
  /** Paths of pages with parts of the candidate. */
  paths: v.array(v.string()),
  /** Versions that have not been live, such as `mf-search@1a2b`. */
  releases: v.array(v.string()),
  /** Addresses of vendors that pages may query. */
  asks: v.array(v.string()),
});

/** A shop that a rehearsing process opens on this machine for visits by a browser. */
export type Stage = v.InferOutput<typeof stageSchema>;

/** The browser's findings on a stage. */
export interface Looked {
  /** Reason against making the candidate live, as a sentence. */
  refused?: string;
  /** Paths of hydrated pages. */
  hydrated: readonly string[];
  /** Additional remarks. */
  notes: readonly string[];
}

/** Findings of a passed rehearsal. */
export interface Passed extends Omit<RehearsalReport, 'at'> {
  /** Recorded answers of vendors, for a rehearsal without them. */
  answers?: string;
}

export interface Rehearsal {
  /** The shell's bundle that opens one version of a remote and reports the outcome. */
  bundle: string;
  name: string;
  version: string;
  /** Target channel of the release, whose other remotes run beside it; by default `live`. */
  channel?: string;
  /** Versions of others that are released in the same step. */
  beside?: Versions;
  /** Time limit for opening it, and for each rendering of a page, in ms. */
  limitMs?: number;
  /** Time limit for a browser's visit to each of its pages, in ms. */
  lookMs?: number;
  /** Memory limit, in MB. */
  memoryMb?: number;
  /** Visits the pages with a browser. */
  look?: (stage: Stage) => Promise<Looked>;
  /** Called with the current step. */
  onStep?: (doing: string) => void;
  /** Called with remarks on a version without faults. */
  onNote?: (sentence: string) => void;
  /** Called with the findings on a version without faults. */
  onPassed?: (passed: Passed) => void;
  /** Additional settings of the process beside this one's. */
  env?: Record<string, string | undefined>;
}

/** Message of a rehearsing process: the candidate passed when `refused` is null. */
const outcomeSchema = v.object({
  refused: v.nullable(v.string()),
  notes: v.optional(v.array(v.string()), []),
  remotes: v.optional(v.record(v.string(), v.string()), {}),
  pages: v.optional(v.array(v.string()), []),
  fromRecorded: v.optional(v.boolean(), false),
  answers: v.exactOptional(v.string()),
  stage: v.exactOptional(stageSchema),
});

type Outcome = v.InferOutput<typeof outcomeSchema>;

/** Message of a rehearsing process before it renders a page, by its path. */
const stepSchema = v.object({ at: v.string() });

function endOf(said: string, memoryMb: number): string {
  if (said.includes('heap out of memory')) return `It takes more than ${memoryMb} MB of memory.`;
  return `It ended the process that opened it. ${said.trim().split('\n').at(-1) ?? ''}`.trim();
}

function open({ bundle, name, version, channel, beside, memoryMb = 512, env = {} }: Rehearsal): ChildProcess {
  const child = fork(bundle, [name, version, JSON.stringify({ ...(channel && { channel }), beside })], {
    env: { NODE_ENV: 'production', ...process.env, ...env },
    execArgv: [`--max-old-space-size=${memoryMb}`, '--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    detached: true,
  });
  endWithUs(child);
  return child;
}

const NOBODY_LOOKED: Looked = { hydrated: [], notes: [] };

/**
 * Opens a published version and renders its pages like a server. Then `look` visits them with a browser.
 * It runs in a separate process with limits on time and memory.
 * Returns the reason to refuse it, as a sentence; undefined when there is none.
 */
export function rehearse(rehearsal: Rehearsal): Promise<string | undefined> {
  const { limitMs = 30_000, lookMs = 40_000, memoryMb = 512, look, onNote, onPassed, onStep } = rehearsal;
  const child = open(rehearsal);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => {
    const end = (refused: string | undefined) => {
      clearTimeout(limit);
      endGroup(child);
      resolve(refused);
    };
    let limit: NodeJS.Timeout | undefined;
    const endWithin = (ms: number, what = 'It') => {
      clearTimeout(limit);
      limit = setTimeout(
        () => end(`${what} did not come to an end within ${ms / 1000} s: it hangs, or runs in a circle.`),
        ms,
      );
    };
    endWithin(limitMs);
    onStep?.('the opening of its bundle');
    const pass = ({ remotes, pages, fromRecorded, answers, notes }: Outcome, looked: Looked) => {
      if (!looked.refused) {
        [...notes, ...looked.notes].forEach((note) => onNote?.(note));
        const hydrated = [...looked.hydrated];
        onPassed?.({ remotes, pages, hydrated, fromRecorded, ...(answers && { answers }) });
      }
      end(looked.refused);
    };
    child.on('message', (message) => {
      const step = v.safeParse(stepSchema, message);
      if (step.success) {
        onStep?.(`the page ${step.output.at}`);
        return endWithin(limitMs, `The page ${step.output.at}`);
      }
      const outcome = v.safeParse(outcomeSchema, message);
      if (!outcome.success) return end('It spoke in the place of its judge.');
      const { refused, stage } = outcome.output;
      if (refused !== null) return end(refused);
      if (!stage || !look) return pass(outcome.output, NOBODY_LOOKED);
      endWithin(lookMs * (stage.paths.length + 1), 'What it does in a browser');
      onStep?.(
        `a browser that looks at ${stage.paths.length} ${stage.paths.length === 1 ? 'page' : 'pages'}`,
      );
      look(stage).then(
        (looked) => pass(outcome.output, looked),
        (error: unknown) => pass(outcome.output, { ...NOBODY_LOOKED, notes: [notLooked(error)] }),
      );
    });
    child.once('error', (error) => end(`It could not be opened: ${error.message}.`));
    child.once('close', () => end(endOf(said, memoryMb)));
  });
}

const notLooked = (error: unknown): string =>
  `Hydration was not rehearsed: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`;
