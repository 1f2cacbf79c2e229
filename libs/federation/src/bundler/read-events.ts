import type { EventName } from '../../../contracts/src/event-owners.ts';
import { readExport } from './read-export.ts';

/** The events that an `events.ts` exports; none without the file. Throws for what is no list of names. */
export async function readEvents(file: string): Promise<EventName[]> {
  const events = (await readExport(file, 'events')) ?? [];
  const isList = Array.isArray(events) && events.every((name) => typeof name === 'string');
  if (!isList) throw new Error(`${file}: events is no list of names.`);
  return (events as EventName[]).toSorted();
}
