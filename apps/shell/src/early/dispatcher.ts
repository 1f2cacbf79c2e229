import { ALIVE_EVENT } from '@weefsel/contracts';
import { markChoices } from './choices';
import { keepChoice } from './consent-storage';
import { queueField } from './fields';
import { contentOf, FRAME_STAYS_MS, nowOf, openFrame } from './frame';
import { keepHearts } from './hearts-storage';
import { comeAlive, forget, hasCode, isQueued, queue, queued } from './intents';
import { say, word } from './says';
import { openSearch } from './search-frame';

type Answer = (control: HTMLElement) => void;

const PRESSED = 'aria-pressed';

/** Looks pressed at once; pressed again it is as it was. */
const toggle: Answer = (control) => {
  const before = control.getAttribute(PRESSED);
  if (isQueued(control)) return forget(control);
  const wanted = String(before !== 'true');
  control.setAttribute(PRESSED, wanted);
  queue(control, {
    // The code may have changed it meanwhile: it knows what this browser keeps.
    undo: () => control.setAttribute(PRESSED, control.dataset['pressed'] ?? String(before)),
    act: () => {
      if (control.getAttribute(PRESSED) !== wanted) control.click();
    },
  });
};

const wait: Answer = (control) => queue(control, { act: () => control.click() });

const busy: Answer = (control) => {
  if (isQueued(control)) return;
  control.ariaBusy = 'true';
  say(word('busy'));
  queue(control, { undo: () => control.removeAttribute('aria-busy'), act: () => control.click() });
};

const open: Answer = (control) => {
  const content = contentOf(control);
  const frame = openFrame(control, () => forget(control));
  const drop = () => frame.close();
  const act = () => {
    // Who has begun to choose goes on where that is.
    if (content && queued().some((field) => content.contains(field))) return;
    nowOf(control).click();
    setTimeout(drop, FRAME_STAYS_MS);
  };
  queue(control, { act, drop });
};

/** How far a row goes on, of what is in sight of it: what was cut off is then seen whole. */
const MOST_OF_IT = 0.8;

/** Scrolls the row around the control; nothing is left for the code to do. */
const scroll: Answer = (control) => {
  const row = control.closest('section')?.querySelector('ul');
  row?.scrollBy({ left: row.clientWidth * MOST_OF_IT * Number((control as HTMLButtonElement).value) });
};

/** Answers the question what may be measured; where the choice cannot be kept the code has to do it. */
const choice: Answer = (control) => keepChoice(control as HTMLButtonElement) || wait(control);

const ANSWERS: Record<string, Answer> = { toggle, queue: wait, busy, open, scroll, choice };

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** The control under an event that its own code does not answer yet. */
function controlOf({ target }: Event): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-early]') : null;
  return control && !hasCode(control) ? control : undefined;
}

/** The browser itself says what is missing in a form. */
const isIncomplete = ({ type, form }: Partial<HTMLButtonElement>): boolean =>
  type === 'submit' && form?.checkValidity() === false;

function onClick(event: MouseEvent): void {
  const control = controlOf(event);
  if (!control || control instanceof HTMLFormElement || !isPlain(event) || isIncomplete(control)) return;
  event.stopImmediatePropagation();
  if (control instanceof HTMLInputElement) {
    if (control.dataset['early'] === 'search') openSearch(control);
    return;
  }
  event.preventDefault();
  ANSWERS[control.dataset['early'] ?? '']?.(control);
}

function onInput(event: Event): void {
  const control = controlOf(event);
  if (control instanceof HTMLFormElement) markChoices(control);
  if (!(control instanceof HTMLInputElement)) return;
  // A field that changes while a letter is composed would leave it behind, half made.
  if (control.dataset['early'] === 'search' && !(event as InputEvent).isComposing) openSearch(control);
  else queueField(control);
}

/** Answers what a shopper does with controls whose code is still to come, and does it when that is there. */
export function answerEarly(): void {
  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  addEventListener(ALIVE_EVENT, comeAlive);
  // What the next page does must not be done once more when this one is shown again.
  addEventListener('pagehide', () => keepHearts(queued()).forEach(forget));
}
