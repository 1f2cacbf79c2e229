declare global {
  interface Window {
    /** Presses that wait for the script at the end of the document. */
    earlyPresses?: HTMLElement[] | undefined;
  }
}

/** Records presses of buttons that only script answers. Forms and links work without it. */
export function keepPresses(): void {
  window.earlyPresses = [];
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[type=button][data-early]');
    if (button) window.earlyPresses?.push(button);
  };
  addEventListener('click', onClick, true);
}

/** Returns the recorded presses, and ends the recording. */
export function takePresses(): HTMLElement[] {
  const presses = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  return presses;
}
