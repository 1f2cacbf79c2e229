import { answeringPage, comeAlive, done, find, press } from './early-page.fixture';

answeringPage();

describe('the search before its code is there', () => {
  const typed = (selector: string, text: string) => {
    const field = find<HTMLInputElement>(selector);
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };

  test('the search opens its frame at the first letter, with a field that goes on, and the code gets the whole text', () => {
    typed('#q', 'j');
    const copy = find<HTMLInputElement>('dialog [role=search] input');
    expect([copy.value, copy.name, copy.id, copy.form?.getAttribute('action')]).toEqual([
      'j',
      'tn_q',
      '',
      '/search',
    ]);
    expect(copy).toHaveFocus();
    expect(copy).toHaveAccessibleName('Zoek');
    typed('dialog input', 'jurk');
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    done.length = 0;
    comeAlive(null);
    expect(done).toEqual(['input q']);
    expect(find<HTMLInputElement>('#q').value).toBe('jurk');
    jest.advanceTimersByTime(5000);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('a letter that is being composed stays where it is', () => {
    const field = find<HTMLInputElement>('#q');
    field.value = 'é';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('a click on the search opens its frame, and a search that is closed again asks for nothing', () => {
    press('#q');
    find<HTMLDialogElement>('dialog').close();
    done.length = 0;
    comeAlive(null);
    expect(done).toEqual([]);
  });
});
