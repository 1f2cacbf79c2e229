import { queueField } from './fields';
import { FRAME_STAYS_MS, openFrame } from './frame';
import { forget } from './intents';

/**
 * Opens the search frame with a copy of the field, in which typing continues.
 * Every change is copied to the original field, so that the code can take over.
 * Without code, the frame's form leads to the results.
 */
export function openSearch(field: HTMLInputElement): void {
  const copy = field.cloneNode() as HTMLInputElement;
  const form = field.form?.cloneNode() as HTMLFormElement;
  for (const name of ['id', 'data-early']) copy.removeAttribute(name);
  copy.ariaLabel = field.placeholder;
  copy.value = field.value;
  form.append(copy);
  const frame = openFrame(field, () => forget(field), form);
  copy.focus();
  copy.selectionStart = copy.value.length;
  const ask = () => queueField(field, () => setTimeout(() => frame.close(), FRAME_STAYS_MS));
  copy.oninput = () => {
    field.value = copy.value;
    ask();
  };
  ask();
}
