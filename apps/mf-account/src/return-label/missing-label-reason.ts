import type { SnippetKey } from '@weefsel/contracts/snippets';

const REASONS: Readonly<Record<string, SnippetKey>> = {
  received: 'headless.returnLabel.received',
  settled: 'headless.returnLabel.settled',
  unsent: 'headless.returnLabel.unsent',
  cancelled: 'headless.returnLabel.cancelled',
};

/** Reason why a return has no label, by its state. Unknown states get the general text. */
export const missingLabelReason = (state: string): SnippetKey =>
  REASONS[state] ?? 'headless.returnLabel.gone';
