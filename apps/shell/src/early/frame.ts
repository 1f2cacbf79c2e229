import { EARLY_FRAME } from '@weefsel/contracts';
import { root } from './root';

/** Longest time that a frame waits for its panel, in ms; the panel replaces it. */
export const FRAME_STAYS_MS = 3000;

/** Name of a control: the placeholder of a field, the text without counts, or the title of an icon. */
const nameOf = (control: HTMLElement): string =>
  (control as HTMLInputElement).placeholder ??
  [...control.childNodes].map(({ textContent }) => textContent?.trim()).find(Boolean) ??
  control.title;

/** The current element of a control: its code may have replaced it. */
export const nowOf = (control: HTMLElement): HTMLElement => document.getElementById(control.id) ?? control;

/** The part of the page that a panel shows; null when the browser cannot lift it. */
export const contentOf = (control: HTMLElement): HTMLElement | null =>
  'popover' in control ? document.getElementById(control.dataset['earlyOf'] ?? '') : null;

/** Lifts a part of the page over the rest, below the head of its frame. */
function lift(content: HTMLElement, frame: HTMLDialogElement): void {
  const [head] = frame.children as HTMLCollectionOf<HTMLElement>;
  content.popover = 'auto';
  content.style.top = `${head?.offsetHeight}px`;
  content.showPopover();
  content.ontoggle = ({ newState }) => newState === 'closed' && frame.close();
  content.onclick = ({ target }) => (target as Element).closest('a') && frame.close();
}

function putBack(content: HTMLElement): void {
  content.ontoggle = content.onclick = content.popover = null;
  content.style.top = '';
}

/** Opens the frame of a control's panel. Its head shows the control's name, or `title`. */
export function openFrame(
  control: HTMLElement,
  onClosed: () => void,
  title?: HTMLElement,
): HTMLDialogElement {
  const { content: made } = document.getElementById(EARLY_FRAME) as HTMLTemplateElement;
  const frame = made.firstElementChild?.cloneNode(true) as HTMLDialogElement;
  const heading = frame.querySelector('h2') as HTMLElement;
  frame.ariaLabel = heading.textContent = nameOf(control);
  if (title) heading.replaceWith(title);
  frame.dataset['side'] = control.dataset['earlySide'] ?? 'right';
  frame.dataset['of'] = control.id;
  root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
  document.body.append(frame);
  const content = contentOf(control);
  frame.onclose = () => {
    if (content) putBack(content);
    if (!document.querySelector('dialog[open]')) root.style.removeProperty('--scroll-bar');
    frame.remove();
    // The browser restores focus to the old element, which the code may have replaced.
    if (document.activeElement === document.body) nowOf(control).focus();
    onClosed();
  };
  // A modal dialog would make the lifted content inert, with the rest of the page.
  if (!content) frame.showModal();
  else {
    frame.show();
    lift(content, frame);
  }
  return frame;
}
