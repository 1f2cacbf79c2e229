import { queueField } from './fields';
import { FRAME_STAYS_MS, openFrame } from './frame';
import { forget } from './intents';

/**
 * Opens the frame of the search with a field in it that goes on with what was typed. The field of the page has every
 * letter too: the code takes it from there. Sent by itself, the frame leads to the results.
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
