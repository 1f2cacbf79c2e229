import { answeringPage, comeAlive, done, find, press, says } from './early-page.fixture';

answeringPage();

describe('choices before there is code for them', () => {
  const busy = () => find('#products').getAttribute('aria-busy');

  test('a choice makes busy what it is about as long as it differs from the page, and the code reads the form itself', () => {
    press('#choices input');
    expect([busy(), says()]).toEqual(['true', 'Een ogenblik']);
    press('#choices input');
    expect([busy(), says()]).toEqual([null, '']);
    press('#choices input');
    done.length = 0;
    comeAlive(null);
    expect([busy(), done]).toEqual([null, []]);
  });

  describe('where the browser can lift a part of the page over it', () => {
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

    test('a panel shows what stands in the page, until its own code takes over', () => {
      press('#filter');
      expect([panel().popover, events]).toEqual(['auto', ['lifted']]);
      comeAlive(null);
      expect(done).toEqual(['click filter']);
      jest.advanceTimersByTime(5000);
      expect(panel().popover).toBeNull();
      expect(document.querySelector('dialog')).toBeNull();
    });

    test('who has begun to choose in it goes on there', () => {
      press('#filter');
      press('#choices input');
      done.length = 0;
      comeAlive(null);
      jest.advanceTimersByTime(5000);
      expect([done, panel().popover]).toEqual([[], 'auto']);
    });

    test('a link in it, and putting it away, close its frame', () => {
      press('#filter');
      press('#choices a');
      expect([document.querySelector('dialog'), panel().popover]).toEqual([null, null]);
      press('#filter');
      panel().dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
      expect([document.querySelector('dialog'), panel().popover]).toEqual([null, null]);
    });
  });

  test('choices go as a form', () => {
    const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    press('#choices input');
    jest.advanceTimersByTime(8000);
    expect(sent.mock.contexts).toEqual([find('#choices')]);
  });

  test('choices that were taken back are not sent', () => {
    const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    press('#choices input');
    press('#choices input');
    jest.advanceTimersByTime(8000);
    expect(sent).not.toHaveBeenCalled();
  });
});
