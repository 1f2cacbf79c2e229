import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves selection and focus between the tabs of a `tablist` on a key press.
 * @param active index of the open tab, from 0
 */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  active: number,
  choose: (index: number) => void,
): void {
  const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
  const next = STEPS[event.key]?.(active, tabs.length - 1);
  if (next === undefined) return;
  event.preventDefault();
  choose(next);
  tabs[next]?.focus();
}
