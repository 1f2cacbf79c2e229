/**
 * Moves the first Tab's start to the top of the page, from where it goes anyway. Chromium without a start looks at every
 * element first, and lays out all that it has left out so far to see whether a shopper can reach it.
 */
export function startTabAtTop(): void {
  const onKey = ({ key, shiftKey }: KeyboardEvent) => {
    const { body, activeElement } = document;
    // A press, a found word or a fragment of the address is a start already.
    const hasStart = activeElement !== body || location.hash || getSelection()?.type !== 'None';
    if (key !== 'Tab' || shiftKey || hasStart) return;
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.removeAttribute('tabindex');
  };
  addEventListener('keydown', onKey, { capture: true, once: true });
  addEventListener('pointerdown', () => removeEventListener('keydown', onKey, true), { once: true });
}
