import type { Stage } from '@weefsel/federation/release';

/** Report to the release command when nothing speaks against a version. */
export interface Told {
  /** Worth knowing, one sentence each. */
  notes: string[];
  /** The version of every remote that was there. */
  remotes: Record<string, string>;
  /** Paths of the pages that were rendered. */
  pages?: string[];
  fromRecorded?: boolean;
  /** What vendors said, as `RecordedAnswers` writes it, in base64. */
  answers?: string;
  /** Where a browser can look at the pages. */
  stage?: Stage;
}

/** How long an opened version is watched for late effects, in ms. */
const WATCHED_MS = 250;

const send = process.send?.bind(process);

/** From here on only this file can report to the release command: the candidate cannot report for itself. */
export const speakAlone = (): void => void delete process.send;

export const sentence = (error: unknown): string =>
  `${error instanceof Error ? error.message : String(error)}`.replace(/\.?$/, '.');

/** Reports to the release command, which then ends this process. */
export const tell = (refused: string | null, told: Partial<Told> = {}): void =>
  void send?.({ refused, ...told });

/** Tells the release command which page is rendered next: each has its own time. */
export const tellStep = (at: string): void => void send?.({ at });

/** Continues after late effects of a version could show. */
export const afterAWhile = (next: () => void): void => void setTimeout(next, WATCHED_MS);

/**
 * Tells the release command what the candidate throws behind its answer. Faults of live remotes in this process do not
 * count; the function that this returns takes the releases whose faults do.
 */
export function watch(candidate: string): (releases: readonly string[]) => void {
  let suspects: readonly string[] = [candidate];
  const refuse = (error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, by = candidate] = /(mf-[\w-]+@[\w-]+)\/server\.cjs/.exec(stack) ?? [];
    if (suspects.includes(by)) tell(`It throws behind its answer: ${sentence(error)}`);
  };
  process.on('uncaughtException', refuse);
  process.on('unhandledRejection', refuse);
  return (releases) => (suspects = releases);
}
