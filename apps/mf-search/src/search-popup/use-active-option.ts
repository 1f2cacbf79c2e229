import { useState, type KeyboardEvent, type RefObject } from 'react';

/** Keys that move within the text, and return the shopper to it. */
const TEXT_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight'];

/**
 * Moves through a list's options while focus stays in the text field. Arrow keys go through all of them and back to the
 * text; Enter follows the active one. `active` is the id of its element, null while the shopper is in the text. Another
 * `shown` resets to the text.
 */
export function useActiveOption(list: RefObject<HTMLElement | null>, shown: unknown) {
  const [active, setActive] = useState<string | null>(null);
  const [of, setOf] = useState(shown);
  if (of !== shown) {
    setOf(shown);
    setActive(null);
  }

  const move = (step: 1 | -1) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const at = options.findIndex(({ id }) => id === active);
    const before = step === -1 && at === -1 ? options.length : at;
    const next = options[before + step];
    setActive(next?.id ?? null);
    next?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, altKey, ctrlKey, metaKey } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && active !== null) {
      event.preventDefault();
      document.getElementById(active)?.click();
    } else if (TEXT_KEYS.includes(key)) {
      setActive(null);
    }
  };
  return { active, onKeyDown };
}
