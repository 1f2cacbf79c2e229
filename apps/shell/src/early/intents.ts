import { announce, liveText } from './live-region';

/** Time after which a control reports that its code has not loaded, in ms. */
const LATE_AFTER_MS = 8000;

/** An action of a shopper before its code is loaded. */
interface Intent {
  /** Reverts the effects of the early answer. */
  undo?: () => void;
  /** Performs the action with the code. */
  act: () => void;
  /** Removes waiting elements when no code follows. */
  drop?: () => void;
}

const intents = new Map<HTMLElement, Intent>();
const alive = new WeakSet<Node>();

const slotOf = (control: Element): Node => control.closest('[data-slot]') ?? document;

/** True when a control's code is loaded. Its action may need the frame's code too. */
export const hasCode = (control: Element): boolean => alive.has(document) && alive.has(slotOf(control));

export const isQueued = (control: HTMLElement): boolean => intents.has(control);

/** Controls with a queued action. */
export const queued = (): HTMLElement[] => [...intents.keys()];

/** Reverts and drops the queued action of a control. */
export function forget(control: HTMLElement): void {
  intents.get(control)?.undo?.();
  intents.delete(control);
}

/** Falls back to plain HTML: follows a link or submits a form; a button reports failure. */
function giveUp(control: HTMLElement, intent: Intent): void {
  if (intents.get(control) !== intent) return;
  forget(control);
  intent.drop?.();
  if (control instanceof HTMLAnchorElement) return location.assign(control.href);
  const { type, form } = control as HTMLButtonElement;
  if (type === 'submit') form?.requestSubmit(control);
  if (type === 'button') announce((control.title = liveText('late')));
}

/** Queues an action until the control's code is loaded. */
export function queue(control: HTMLElement, intent: Intent): void {
  intents.delete(control);
  intents.set(control, intent);
  setTimeout(giveUp, LATE_AFTER_MS, control, intent);
}

function replay(): void {
  for (const [control, intent] of [...intents]) {
    if (!hasCode(control)) continue;
    forget(control);
    announce('');
    intent.act();
  }
}

/** Runs the queued actions of a hydrated part, in order. */
export function comeAlive({ target }: Event): void {
  if (target instanceof Node) alive.add(target);
  // State from browser storage is rendered right after hydration.
  setTimeout(replay);
}
