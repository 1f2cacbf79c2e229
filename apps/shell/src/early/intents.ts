import { say, word } from './says';

/** Time after which a shopper hears that a control has no code yet, in ms. */
const LATE_AFTER_MS = 8000;

/** What a shopper did before there was code for it. */
export interface Intent {
  /** Takes away what the early answer has changed. */
  undo?: () => void;
  /** Does it, with the code. */
  act: () => void;
  /** Takes away what waits for the code, when none comes. */
  drop?: () => void;
}

const intents = new Map<HTMLElement, Intent>();
const alive = new WeakSet<Node>();

const slotOf = (control: Element): Node => control.closest('[data-slot]') ?? document;

/** Whether a control's own code answers; what it does may need the frame too. */
export const hasCode = (control: Element): boolean => alive.has(document) && alive.has(slotOf(control));

export const isQueued = (control: HTMLElement): boolean => intents.has(control);

/** The controls of which something was asked. */
export const queued = (): HTMLElement[] => [...intents.keys()];

/** Forgets what was asked of a control. */
export function forget(control: HTMLElement): void {
  intents.get(control)?.undo?.();
  intents.delete(control);
}

/** Without code a link is a link, a form a form, and a button says that it cannot. */
function giveUp(control: HTMLElement, intent: Intent): void {
  if (intents.get(control) !== intent) return;
  forget(control);
  intent.drop?.();
  if (control instanceof HTMLAnchorElement) return location.assign(control.href);
  const { type, form } = control as HTMLButtonElement;
  if (type === 'submit') form?.requestSubmit(control);
  if (type === 'button') say((control.title = word('late')));
}

/** Keeps what was asked of a control until there is code for it. */
export function queue(control: HTMLElement, intent: Intent): void {
  intents.delete(control);
  intents.set(control, intent);
  setTimeout(giveUp, LATE_AFTER_MS, control, intent);
}

function replay(): void {
  for (const [control, intent] of [...intents]) {
    if (!hasCode(control)) continue;
    forget(control);
    say('');
    intent.act();
  }
}

/** The code of a part of the page answers: what was asked of it is done, in order. */
export function comeAlive({ target }: Event): void {
  if (target instanceof Node) alive.add(target);
  // What only this browser knows is shown right after hydration.
  setTimeout(replay);
}
