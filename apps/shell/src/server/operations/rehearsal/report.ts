import type { Stage } from '@weefsel/federation/release';

/** Report to the release command when a version passes. */
export interface Report {
  /** Notes for the report, one sentence each. */
  notes: string[];
  /** The version of every remote in the rehearsal. */
  remotes: Record<string, string>;
  /** Paths of the pages that were rendered. */
  pages?: string[];
  fromRecorded?: boolean;
  /** Vendor responses, in the format of `RecordedAnswers`, in base64. */
  answers?: string;
  /** Address where a browser can open the pages. */
  stage?: Stage;
}

/** Extent of a rehearsal. */
interface Extent {
  /** Versions that have not been live. */
  releases: readonly string[];
  fromRecorded: boolean;
  /** Releases whose recorded responses were used. */
  recordings?: readonly string[];
  /** Number of visited pages. */
  pages?: number;
  /** Paths among them that answered 404. */
  absent?: readonly string[];
  /** Memory growth, as a sentence; empty when no page was rendered repeatedly. */
  grown?: string;
}

/** Notes on rendered pages, or on versions without any. */
export function notesOn({
  releases,
  fromRecorded,
  recordings = [],
  pages = 0,
  absent = [],
  grown,
}: Extent): string[] {
  if (pages === 0)
    return [
      `${releases.join(' and ')} ${releases.length === 1 ? 'is' : 'are'} not rendered: ${fromRecorded ? 'the vendors do not answer here, and nothing that they said for its pages is recorded' : 'the vendors name no page with a part of them'}.`,
    ];
  const rendered = pages - absent.length;
  return [
    `${rendered} ${rendered === 1 ? 'page was' : 'pages were'} rendered.`,
    ...absent.map((path) => `${path} answered 404: the view of that page was not rendered.`),
    ...(fromRecorded
      ? [`The vendors do not answer here: these are made of what they said to ${recordings.join(', ')}.`]
      : []),
    ...(grown ? [grown] : []),
  ];
}

/** How long an opened version is watched for late effects, in ms. */
const WATCHED_MS = 250;

const send = process.send?.bind(process);

/** From here on only this file can report to the release command: the candidate cannot report for itself. */
export const reportAlone = (): void => void delete process.send;

export const sentence = (error: unknown): string =>
  `${error instanceof Error ? error.message : String(error)}`.replace(/\.?$/, '.');

/** Reports to the release command, which then ends this process. */
export const report = (refused: string | null, passed: Partial<Report> = {}): void =>
  void send?.({ refused, ...passed });

/** Reports the next page to the release command: each has its own time limit. */
export const reportStep = (at: string): void => void send?.({ at });

/** Continues once late effects of a version had time to show. */
export const afterAWhile = (next: () => void): void => void setTimeout(next, WATCHED_MS);

/**
 * Reports errors that the candidate throws after its response. Errors of live remotes in this process do not count.
 * Returns a function that sets the releases whose errors count.
 */
export function watch(candidate: string): (releases: readonly string[]) => void {
  let suspects: readonly string[] = [candidate];
  const refuse = (error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, by = candidate] = /(mf-[\w-]+@[\w-]+)\/server\.cjs/.exec(stack) ?? [];
    if (suspects.includes(by)) report(`It throws behind its answer: ${sentence(error)}`);
  };
  process.on('uncaughtException', refuse);
  process.on('unhandledRejection', refuse);
  return (releases) => (suspects = releases);
}
