import { answeringPage, comeAlive, done, find, press, says } from './early-page.fixture';

answeringPage();

describe('choices made before their code has loaded', () => {
  const busy = () => find('#products').getAttribute('aria-busy');

  test('a choice marks the products busy while it differs from the page, and is not replayed later', () => {
    press('#choices input');
    expect([busy(), says()]).toEqual(['true', 'Een ogenblik']);
    press('#choices input');
    expect([busy(), says()]).toEqual([null, '']);
    press('#choices input');
    done.length = 0;
    comeAlive(null);
    expect([busy(), done]).toEqual([null, []]);
  });

  describe('where the browser supports popovers', () => {
    const events: string[] = [];
    beforeEach(() => {
      events.length = 0;
      const shows = { value: () => events.push('lifted'), configurable: true };
      const keeps = { value: null, writable: true, configurable: true };
      Object.defineProperties(HTMLElement.prototype, { popover: keeps, showPopover: shows });
      HTMLDialogElement.prototype.show = function show() {
        this.open = true;
      };
    });
    afterEach(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    });
    const panel = () => find('#filters') as HTMLElement & { popover: string | null };

    test('a panel shows the part that stands in the page, until its code takes over', () => {
      press('#filter');
      expect([panel().popover, events]).toEqual(['auto', ['lifted']]);
      comeAlive(null);
      expect(done).toEqual(['click filter']);
      jest.advanceTimersByTime(5000);
      expect(panel().popover).toBeNull();
      expect(document.querySelector('dialog')).toBeNull();
    });

    test('a panel in which a choice has begun stays open after the code has loaded', () => {
      press('#filter');
      press('#choices input');
      done.length = 0;
      comeAlive(null);
      jest.advanceTimersByTime(5000);
      expect([done, panel().popover]).toEqual([[], 'auto']);
    });

    test('a link in the panel, and dismissing the panel, close its frame', () => {
      press('#filter');
      press('#choices a');
      expect([document.querySelector('dialog'), panel().popover]).toEqual([null, null]);
      press('#filter');
      panel().dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
      expect([document.querySelector('dialog'), panel().popover]).toEqual([null, null]);
    });
  });

  test('choices are submitted as a form when no code loads', () => {
    const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    press('#choices input');
    jest.advanceTimersByTime(8000);
    expect(sent.mock.contexts).toEqual([find('#choices')]);
  });

  test('choices that were undone are not submitted', () => {
    const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    press('#choices input');
    press('#choices input');
    jest.advanceTimersByTime(8000);
    expect(sent).not.toHaveBeenCalled();
  });
});
