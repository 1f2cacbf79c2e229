import type { TrackingEvent } from './tracking';

export type EventName = TrackingEvent['name'];

/**
 * Names of the events that each owner tracks. A remote adds its own in `events.ts` beside its entry.
 * A program knows only the events of its parts: an undeclared event does not compile.
 * The manifest lists them too; tracking an undeclared literal name refuses the release.
 */
export interface EventOwners {}

type DeclaredName = Extract<EventName, EventOwners[keyof EventOwners]>;

type OneDeclared<Event extends TrackingEvent> = Event extends unknown
  ? Extract<Event['name'], DeclaredName> extends infer Name extends EventName
    ? [Name] extends [never]
      ? never
      : Event & { name: Name }
    : never
  : never;

/** Events that the code of this program may track. */
export type DeclaredEvent = OneDeclared<TrackingEvent>;
