import { ALIVE_EVENT } from '@weefsel/contracts';
import { markChoices } from './choices';
import { keepChoice } from './consent-storage';
import { queueField } from './fields';
import { contentOf, FRAME_STAYS_MS, nowOf, openFrame } from './frame';
import { keepHearts } from './hearts-storage';
import { comeAlive, forget, hasCode, isQueued, queue, queued } from './intents';
import { announce, liveText } from './live-region';
import { openSearch } from './search-frame';

type Answer = (control: HTMLElement) => void;

const PRESSED = 'aria-pressed';

/** Looks pressed at once; a second press restores the original state. */
const toggle: Answer = (control) => {
  const before = control.getAttribute(PRESSED);
  if (isQueued(control)) return forget(control);
  const wanted = String(before !== 'true');
  control.setAttribute(PRESSED, wanted);
  queue(control, {
    // Hydration may have changed `data-pressed` in the meantime, from browser storage.
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
  announce(liveText('busy'));
  queue(control, { undo: () => control.removeAttribute('aria-busy'), act: () => control.click() });
};

const open: Answer = (control) => {
  const content = contentOf(control);
  const frame = openFrame(control, () => forget(control));
  const drop = () => frame.close();
  const act = () => {
    // A shopper who has begun to choose continues in the lifted panel.
    if (content && queued().some((field) => content.contains(field))) return;
    nowOf(control).click();
    setTimeout(drop, FRAME_STAYS_MS);
  };
  queue(control, { act, drop });
};

/** Fraction of the visible row to scroll by. A partly hidden item is then fully visible. */
const MOST_OF_IT = 0.8;

/** Scrolls the row around the control; needs no code. */
const scroll: Answer = (control) => {
  const row = control.closest('section')?.querySelector('ul');
  row?.scrollBy({ left: row.clientWidth * MOST_OF_IT * Number((control as HTMLButtonElement).value) });
};

/** Stores the consent choice; when storage fails, it is queued for the code. */
const choice: Answer = (control) => keepChoice(control as HTMLButtonElement) || wait(control);

const ANSWERS: Record<string, Answer> = { toggle, queue: wait, busy, open, scroll, choice };

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** The control of an event, while its code is not loaded. */
function controlOf({ target }: Event): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-early]') : null;
  return control && !hasCode(control) ? control : undefined;
}

/** The browser reports missing fields of a form itself. */
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
  // Changing a field during composition would leave an incomplete letter.
  if (control.dataset['early'] === 'search' && !(event as InputEvent).isComposing) openSearch(control);
  else queueField(control);
}

/** Responds to controls whose code is not loaded yet; replays the input once it is. */
export function answerEarly(): void {
  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  addEventListener(ALIVE_EVENT, comeAlive);
  // The next page handles the stored hearts; a restored page must not repeat them.
  addEventListener('pagehide', () => keepHearts(queued()).forEach(forget));
}
