import type { LoadEntry } from '@weefsel/federation/runtime';
import { openEntry } from './entries';

/** Replaces `remotes.ts` in the baseline build. */
export const loadEntry: LoadEntry = (name) => openEntry(name);
