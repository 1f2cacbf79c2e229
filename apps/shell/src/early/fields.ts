import { forget, queue, queued } from './intents';

const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** React notices a text only when it differs from the last one set through React. */
function typeAgain(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  setText?.call(field, value);
  if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React ignores a repeated `change`: restores the field, then clicks it. */
function pressAgain(field: HTMLInputElement, wanted: boolean): void {
  if (field.type === 'checkbox' && wanted === field.defaultChecked) return;
  field.checked = !wanted;
  field.click();
}

/** Queued radio buttons of the same group. */
const others = ({ type, name }: HTMLInputElement): HTMLElement[] =>
  type === 'radio' ? queued().filter((other) => (other as HTMLInputElement).name === name) : [];

/** Queues the last state of a field; `then` runs once the code has received it. */
export function queueField(field: HTMLInputElement, then?: () => void): void {
  others(field).forEach(forget);
  const { checked } = field;
  queue(field, {
    act: () => {
      if (field.dataset['early'] === 'queue') pressAgain(field, checked);
      else typeAgain(field);
      then?.();
    },
  });
}
