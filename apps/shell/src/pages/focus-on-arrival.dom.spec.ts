import { focusOnArrival } from './focus-on-arrival';

const HEADING = '<h1>Kop</h1>';
const put = (inside: string) => {
  document.body.innerHTML = `<main id="main" tabindex="-1">${inside}</main><input id="zoek">`;
  (document.activeElement as HTMLElement | null)?.blur();
};
const focused = () => document.activeElement?.outerHTML;
const main = () => document.getElementById('main') as HTMLElement;
const come = async (html: string) => {
  main().insertAdjacentHTML('beforeend', html);
  await Promise.resolve();
};

describe('the focus on arrival', () => {
  test('goes to the element that the address names, else to the one that the page marks, else to its heading', () => {
    put(`${HEADING}<p data-arrival id="nieuws">Nieuws</p><h2 id="één maat">Maten</h2>`);
    focusOnArrival('#%C3%A9%C3%A9n%20maat');
    expect(document.activeElement).toHaveTextContent('Maten');
    focusOnArrival('#nergens');
    expect(document.activeElement).toHaveTextContent('Nieuws');
    put(HEADING);
    focusOnArrival('#');
    expect(document.activeElement).toHaveTextContent('Kop');
  });

  test('goes to the heading when the fragment of the address is malformed', () => {
    put(HEADING);
    expect(() => focusOnArrival('#100%')).not.toThrow();
    expect(document.activeElement).toHaveTextContent('Kop');
  });

  test('leaves a focusable element unchanged, and gives any other one a tabindex', () => {
    put(`<h1><a id="a" href="/">Kop</a></h1>`);
    focusOnArrival('#a');
    expect(focused()).toBe('<a id="a" href="/">Kop</a>');
    focusOnArrival('');
    expect(document.activeElement).toHaveAttribute('tabindex', '-1');
  });

  test('does not scroll', () => {
    put(HEADING);
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    focusOnArrival('');
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    focus.mockRestore();
  });

  test('waits on the main content until the heading comes, then goes there, once', async () => {
    put('');
    focusOnArrival('');
    expect(main()).toHaveFocus();
    await come('<p>laadt</p>');
    expect(main()).toHaveFocus();
    await come(HEADING);
    expect(document.activeElement).toHaveTextContent('Kop');
    main().focus();
    await come('<p>meer</p>');
    expect(main()).toHaveFocus();
  });

  test('stays on a field that the shopper moved to, and does not move after the wait was stopped', async () => {
    put('');
    focusOnArrival('');
    document.getElementById('zoek')?.focus();
    await come(HEADING);
    expect(focused()).toContain('zoek');
    put('');
    const stop = focusOnArrival('');
    stop();
    await come(HEADING);
    expect(main()).toHaveFocus();
  });

  test('stays where it is on a page without main content', () => {
    document.body.innerHTML = '<p>leeg</p>';
    expect(() => focusOnArrival('')()).not.toThrow();
    expect(document.body).toHaveFocus();
  });
});
