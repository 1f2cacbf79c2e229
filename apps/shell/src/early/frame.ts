import { EARLY_FRAME } from '@weefsel/contracts';

/** The panel itself takes the place of its frame; this is how long the frame waits for it, in ms. */
export const FRAME_STAYS_MS = 3000;

/** The words of a control, without a number beside them; of a picture its title, of a field what it asks for. */
const nameOf = (control: HTMLElement): string =>
  (control as HTMLInputElement).placeholder ??
  [...control.childNodes].map(({ textContent }) => textContent?.trim()).find(Boolean) ??
  control.title;

/** A control, of which its code may have made another element. */
export const nowOf = (control: HTMLElement): HTMLElement => document.getElementById(control.id) ?? control;

/** What a panel shows that stands in the page already, where the browser can lift it over the page. */
export const contentOf = (control: HTMLElement): HTMLElement | null =>
  'popover' in control ? document.getElementById(control.dataset['earlyOf'] ?? '') : null;

/** Lifts a part of the page over it, below the head of its frame. */
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

const root = document.documentElement;

/** Opens the frame of the panel that a control asks for, with the control's name or something else in its head. */
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
    // The browser gives the focus back to the element of then.
    if (document.activeElement === document.body) nowOf(control).focus();
    onClosed();
  };
  // What is lifted from the page would rest with it behind a modal panel.
  if (!content) frame.showModal();
  else {
    frame.show();
    lift(content, frame);
  }
  return frame;
}
