import type { Stage } from '@weefsel/federation/release';

/** What the release command is told when nothing speaks against a version. */
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
