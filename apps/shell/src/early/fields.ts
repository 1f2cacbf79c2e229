import { forget, queue, queued } from './intents';

const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** React sees a text only when it comes after one that React itself has set. */
function typeAgain(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  setText?.call(field, value);
  if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React ignores a repeated `change`: the field is put back, and pressed. */
function pressAgain(field: HTMLInputElement, wanted: boolean): void {
  if (field.type === 'checkbox' && wanted === field.defaultChecked) return;
  field.checked = !wanted;
  field.click();
}

/** Other choices of the same question that were asked for before. */
const others = ({ type, name }: HTMLInputElement): HTMLElement[] =>
  type === 'radio' ? queued().filter((other) => (other as HTMLInputElement).name === name) : [];

/** Keeps the last state of a field; `then` follows once the code has it. */
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
