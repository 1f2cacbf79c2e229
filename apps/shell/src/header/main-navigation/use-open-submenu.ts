import { useNavigation } from '@weefsel/federation/runtime';
import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** How long the pointer rests on an entry before its menu opens, in ms: crossing it means nothing. */
export const OPEN_AFTER_MS = 150;
/** How long the pointer may be outside before the menu closes, in ms: hands are not steady. */
export const CLOSE_AFTER_MS = 300;

interface Opened {
  id: string;
  /** A menu that a button opened does not close when the pointer leaves it. */
  by: 'pointer' | 'button';
  /** The page visit that it was opened on: it closes with the next. */
  on: string;
}

/** On a small screen the menu is a panel, in which no pointer opens anything by resting. */
const isPanel = (menu: HTMLElement | null): boolean =>
  menu !== null && getComputedStyle(menu).position === 'fixed';

/** What the browser itself has opened before there was code: by a press, or under a resting pointer. */
function openedBefore(menu: HTMLElement | null): Omit<Opened, 'on'> | undefined {
  const pressed = menu?.querySelector('details[open]')?.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  if (pressed) return { id: pressed, by: 'button' };
  const pointed = isPanel(menu) ? null : menu?.querySelector<HTMLElement>('[data-entry]:hover');
  return pointed?.dataset.entry ? { id: pointed.dataset.entry, by: 'pointer' } : undefined;
}

// The server has no layout, and warns of nothing.
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** The top entry whose menu is open, one at most. Focus alone opens nothing. */
export function useOpenSubmenu() {
  const here = useLocation();
  const { key: on } = useNavigation().location ?? here;
  const [last, setOpened] = useState<Opened>();
  const opened = last?.on === on ? last : undefined;
  const place = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shownOn = useRef(on);

  const change = (next: Opened | undefined, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs > 0) timer.current = setTimeout(() => setOpened(next), afterMs);
    else setOpened(next);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useBrowserLayoutEffect(() => {
    const before = openedBefore(place.current);
    if (before) setOpened({ ...before, on: shownOn.current });
  }, []);
  useEffect(() => {
    if (shownOn.current !== on) place.current?.hidePopover?.();
    shownOn.current = on;
  }, [on]);
  useEffect(() => {
    if (!opened) return undefined;
    const close = () => setOpened(undefined);
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    const onKey = (event: { key: string }) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [opened]);

  return {
    /** Holds the entries and their menus. */
    place,
    isOpen: (id: string): boolean => opened?.id === id,
    close: () => change(undefined),
    /** A second press closes; a press on what the pointer has opened keeps it open. */
    toggle: (id: string) =>
      change(opened?.id === id && opened.by === 'button' ? undefined : { id, by: 'button', on }),
    pointAt: (id: string, { pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || isPanel(place.current)) return;
      if (opened?.id === id) clearTimeout(timer.current);
      else change({ id, by: 'pointer', on }, OPEN_AFTER_MS);
    },
    pointAway: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      if (opened?.by === 'pointer') change(undefined, CLOSE_AFTER_MS);
    },
  };
}

export type OpenSubmenu = ReturnType<typeof useOpenSubmenu>;
