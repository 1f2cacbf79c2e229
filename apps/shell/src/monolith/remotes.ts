import type { LoadEntry } from '@weefsel/federation/runtime';
import { openEntry } from './entries';

/** Replaces `remotes.ts` in the monolith build. */
export const loadEntry: LoadEntry = (name) => openEntry(name);
