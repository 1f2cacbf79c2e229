import { forget, queue } from './intents';
import { say, word } from './says';

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (!(field instanceof HTMLInputElement && field.name)) return false;
  const { type, checked, defaultChecked, value, defaultValue } = field;
  return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue;
};

const isChosen = ({ elements }: HTMLFormElement): boolean => [...elements].some(isChanged);

/**
 * What a form of choices is about is busy as long as something else is chosen than the page shows. The code reads the
 * form itself when it comes to life; when none comes the form is sent.
 */
export function markChoices(form: HTMLFormElement): void {
  const about = document.getElementById(form.dataset['earlyOf'] ?? '');
  forget(form);
  say('');
  if (!isChosen(form)) return;
  say(word('busy'));
  about?.setAttribute('aria-busy', 'true');
  queue(form, {
    undo: () => about?.removeAttribute('aria-busy'),
    act: () => undefined,
    drop: () => form.submit(),
  });
}
