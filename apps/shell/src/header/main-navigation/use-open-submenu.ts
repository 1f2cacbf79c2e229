import { useNavigation } from '@weefsel/federation/runtime';
import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Time that the pointer rests on an entry before its submenu opens, in ms: merely crossing it opens nothing.
 */
export const OPEN_AFTER_MS = 150;
/** Time that the pointer may be outside before the submenu closes, in ms: hands are not steady. */
export const CLOSE_AFTER_MS = 300;

interface Opened {
  id: string;
  /** A submenu opened by button stays open when the pointer leaves. */
  by: 'pointer' | 'button';
  /** The page visit on which it was opened: it closes with the next. */
  on: string;
}

/** On a small screen the menu is a panel: a resting pointer opens nothing. */
const isPanel = (menu: HTMLElement | null): boolean =>
  menu !== null && getComputedStyle(menu).position === 'fixed';

/** The submenu that the browser opened before hydration: by a press, or under a resting pointer. */
function openedBefore(menu: HTMLElement | null): Omit<Opened, 'on'> | undefined {
  const pressed = menu?.querySelector('details[open]')?.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  if (pressed) return { id: pressed, by: 'button' };
  const pointed = isPanel(menu) ? null : menu?.querySelector<HTMLElement>('[data-entry]:hover');
  return pointed?.dataset.entry ? { id: pointed.dataset.entry, by: 'pointer' } : undefined;
}

// React warns about layout effects on the server.
const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** The top entry whose submenu is open, at most one. Focus alone opens nothing. */
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
    /** Ref of the element with the entries and their submenus. */
    place,
    isOpen: (id: string): boolean => opened?.id === id,
    close: () => change(undefined),
    /** A second press closes; a press on a submenu opened by pointer keeps it open. */
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
