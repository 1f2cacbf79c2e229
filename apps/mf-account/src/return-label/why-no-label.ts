import type { SnippetKey } from '@weefsel/contracts/snippets';

const REASONS: Readonly<Record<string, SnippetKey>> = {
  received: 'headless.returnLabel.received',
  settled: 'headless.returnLabel.settled',
  unsent: 'headless.returnLabel.unsent',
  cancelled: 'headless.returnLabel.cancelled',
};

/** Why a return has no label, by how far it is; a state that the shop does not know is no reason that it could tell. */
export const whyNoLabel = (state: string): SnippetKey => REASONS[state] ?? 'headless.returnLabel.gone';
