/**
 * Starts the first Tab at the top of the page, where it would start anyway.
 * Without a start, Chromium checks every element. It lays out all skipped content to find reachable ones.
 */
export function startTabAtTop(): void {
  const onKey = ({ key, shiftKey }: KeyboardEvent) => {
    const { body, activeElement } = document;
    // A press, found text, or a fragment in the address is a start already.
    const hasStart = activeElement !== body || location.hash || getSelection()?.type !== 'None';
    if (key !== 'Tab' || shiftKey || hasStart) return;
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.removeAttribute('tabindex');
  };
  addEventListener('keydown', onKey, { capture: true, once: true });
  addEventListener('pointerdown', () => removeEventListener('keydown', onKey, true), { once: true });
}
