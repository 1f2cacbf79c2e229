import { toMarkedParts } from './to-marked-parts';

/** A label in which what was typed stands out. */
export function MarkedText({ label, typed }: { label: string; typed: string }) {
  return toMarkedParts(label, typed).map(({ text, marked }, place) =>
    marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
