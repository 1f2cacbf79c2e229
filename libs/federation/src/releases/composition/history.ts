import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Files } from '../store/index.ts';
import { formed } from './composition.ts';

const eventSchema = v.object({
  /** ISO 8601. */
  at: v.string(),
  by: v.string(),
  /** Such as `release mf-search`, or `refused mf-search`. */
  what: v.string(),
  channel: v.string(),
  commit: v.exactOptional(v.string()),
  /** Id of the author's key; absent for servers, which sign nothing. */
  key: v.exactOptional(v.string()),
  why: v.exactOptional(v.string()),
  /** Targets of the channel before and after; equal when nothing changed. */
  from: v.exactOptional(v.string()),
  to: v.exactOptional(v.string()),
  /** The changes, one sentence each: `mf-search 1a2b → 3c4d`. */
  changes: v.array(v.string()),
  /** Evidence of the decision, if a program made it. */
  evidence: v.exactOptional(v.unknown()),
});

/** An event of a channel: an action or an attempt. */
export type HistoryEvent = v.InferOutput<typeof eventSchema>;

const FOLDER = 'history/';

/** Counts events of this process, to keep the order within one millisecond. */
let written = 0;

/** Writes an event into the history. Events are never removed. */
export async function noteEvent(files: Files, event: HistoryEvent): Promise<void> {
  const at = event.at.replaceAll(':', '.');
  written += 1;
  const order = String(written).padStart(6, '0');
  await files.create(`${FOLDER}${at}-${order}-${randomUUID()}.json`, JSON.stringify(event));
}

/** The newest events, newest first. Unreadable ones are left out. */
export async function readHistory(files: Files, most = 20): Promise<HistoryEvent[]> {
  const found = (await files.list(FOLDER)).slice(-most).reverse();
  const events = await Promise.all(
    found.map(async ({ path }) => {
      const content = await files.read(path);
      try {
        return content ? [formed(eventSchema, String(content), path)] : [];
      } catch {
        return [];
      }
    }),
  );
  return events.flat();
}
