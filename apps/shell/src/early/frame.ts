import { EARLY_FRAME } from '@weefsel/contracts';
import { word } from './says';

const make = (tag: string, text: string, ...children: Element[]): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = text;
  element.append(...children);
  return element;
};

/** The words of a control, without a number beside them; of a picture its title. */
const nameOf = ({ childNodes, title }: HTMLElement): string =>
  [...childNodes].map(({ textContent }) => textContent?.trim()).find(Boolean) ?? title;

/** A control, of which its code may have made another element. */
export const nowOf = (control: HTMLElement): HTMLElement | null =>
  control.isConnected ? control : document.getElementById(control.id);

/** Opens the frame of the panel that a control asks for; returns how to close it. */
export function openFrame(control: HTMLElement, onClosed: () => void): () => void {
  const close = make('button', '×');
  close.ariaLabel = word('close');
  const way = make('form', '', close);
  way.setAttribute('method', 'dialog');
  const name = nameOf(control);
  const wait = make('p', word('busy'));
  wait.id = `${EARLY_FRAME}-text`;
  const frame = make('dialog', '', make('header', '', make('h2', name), way), wait);
  frame.setAttribute('aria-describedby', wait.id);
  frame.setAttribute(EARLY_FRAME, '');
  frame.dataset['side'] = control.dataset['earlySide'] ?? 'right';
  frame.ariaLabel = name;
  frame.dataset['of'] = control.id;
  const root = document.documentElement;
  root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
  document.body.append(frame);
  const dialog = frame as HTMLDialogElement;
  dialog.showModal();
  dialog.onclose = () => {
    if (!document.querySelector('dialog[open]')) root.style.removeProperty('--scroll-bar');
    dialog.remove();
    // The browser gives the focus back to the element of then.
    if (document.activeElement === document.body) nowOf(control)?.focus();
    onClosed();
  };
  return () => dialog.close();
}
