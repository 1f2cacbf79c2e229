import { forget, queue } from './intents';
import { announce, liveText } from './live-region';

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (!(field instanceof HTMLInputElement && field.name)) return false;
  const { type, checked, defaultChecked, value, defaultValue } = field;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
};

const isChosen = ({ elements }: HTMLFormElement): boolean => [...elements].some(isChanged);

/**
 * Marks the target of a form as busy while its choices differ from the page.
 * The code reads the form itself after hydration; without code the form is submitted.
 */
export function markChoices(form: HTMLFormElement): void {
  const about = document.getElementById(form.dataset['earlyOf'] ?? '');
  forget(form);
  announce('');
  if (!isChosen(form)) return;
  announce(liveText('busy'));
  about?.setAttribute('aria-busy', 'true');
  queue(form, {
    undo: () => about?.removeAttribute('aria-busy'),
    act: () => undefined,
    drop: () => form.submit(),
  });
}
