import { fireEvent } from '@testing-library/react';
import { interceptLinks, pageOf } from './link-clicks';

const navigate = jest.fn();

beforeAll(() => {
  interceptLinks(navigate);
  // Prevents page loads by links and forms that are left to the browser.
  for (const left of ['click', 'submit']) window.addEventListener(left, (event) => event.preventDefault());
});
beforeEach(() => {
  navigate.mockClear();
  history.replaceState(null, '', '/nl/?a=1');
});

function put<E extends Element>(html: string): E {
  document.body.innerHTML = html;
  return document.body.firstElementChild as E;
}
const link = (attributes: string) => put<HTMLAnchorElement>(`<a ${attributes}><b>Dames</b></a>`);

describe('the page of this shop that a link leads to', () => {
  test.each([
    ['href="/nl/dames/?tn_p=2#top"', '/nl/dames/?tn_p=2#top'],
    ['href="/nl/dames/" target="_self"', '/nl/dames/'],
    ['href="/nl/?a=1"', '/nl/?a=1'],
    ['href="/nl/?a=2#maten"', '/nl/?a=2#maten'],
    ['href="/nl/heren/?a=1#maten"', '/nl/heren/?a=1#maten'],
  ])('of %s is %s', (attributes, expected) => {
    const { pathname, search, hash } = pageOf(link(attributes)) ?? {};
    expect(`${pathname}${search}${hash}`).toBe(expected);
  });

  test.each([
    ['another site', 'href="https://elders.example/nl/"'],
    ['a file', 'href="/bestanden/maattabel.PDF"'],
    ['a new window', 'href="/nl/dames/" target="_blank"'],
    ['a download', 'href="/nl/dames/" download'],
    ['a place on this page', 'href="#maten"'],
    ['the top of this page', 'href="#"'],
    ['nothing', 'id="maten"'],
    ['a path like a host', 'href="http://localhost//nl/dames/"'],
    ['a telephone', 'href="tel:0201234567"'],
  ])('is undefined for %s', (_, attributes) => {
    expect(pageOf(link(attributes))).toBeUndefined();
  });
});

describe('a click', () => {
  test('on anything in a link of the shop navigates, keeping the scroll position where the link asks for that', () => {
    const inside = link('href="/nl/dames/?b=2#top"').firstElementChild as Element;
    const taken = jest.fn();
    document.addEventListener('click', ({ defaultPrevented }) => taken(defaultPrevented), { once: true });
    fireEvent.click(inside);
    expect(taken).toHaveBeenCalledWith(true);
    expect(navigate).toHaveBeenLastCalledWith('/nl/dames/?b=2#top', { keepScroll: false });
    fireEvent.click(link('href="/nl/dames/" data-keep-scroll'));
    expect(navigate).toHaveBeenLastCalledWith('/nl/dames/', { keepScroll: true });
  });

  test('is left to the browser when it asks for a new tab, is taken already, or is on no page of the shop', () => {
    fireEvent.click(link('href="/nl/dames/"'), { ctrlKey: true });
    fireEvent.click(link('href="https://elders.example/"'));
    fireEvent.click(put('<button type="button">Dames</button>'));
    const taken = link('href="/nl/dames/"');
    taken.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(taken);
    fireEvent.click(document);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a form', () => {
  const search = (attributes: string, fields = '<input name="tn_q" value="rode jas">') =>
    put<HTMLFormElement>(`<form action="/search" ${attributes}>${fields}</form>`);

  test('that asks for a page goes there with its fields [HDR-10]', () => {
    fireEvent.submit(search('method="get"'));
    expect(navigate).toHaveBeenLastCalledWith('/search?tn_q=rode+jas', { keepScroll: false });
    fireEvent.submit(search('method="get" data-keep-scroll', ''));
    expect(navigate).toHaveBeenLastCalledWith('/search', { keepScroll: true });
    fireEvent.submit(search('', '<input name="a" value="1"><input type="file" name="f">'));
    expect(navigate).toHaveBeenLastCalledWith('/search?a=1', { keepScroll: false });
  });

  test('is left to the browser when it sends something, leaves the shop or is taken already', () => {
    fireEvent.submit(search('method="post"'));
    fireEvent.submit(put('<form action="https://elders.example/search"></form>'));
    const taken = search('method="get"');
    taken.addEventListener('submit', (event) => event.preventDefault());
    fireEvent.submit(taken);
    expect(navigate).not.toHaveBeenCalled();
  });
});
