import { fireEvent, screen } from '@testing-library/react';
import { blockContext } from '../../testing/block-context';
import { showInShop } from '../../testing/shop';
import { RawHtml } from './raw-html';
import { reading } from './to-raw-html';

const show = (html: string, title = 'Enquête') =>
  showInShop(
    <RawHtml block={reading.toProps({ _type: 'rawHtml', _key: 'k', title, html }, blockContext())} />,
  );

test('markup of others is locked in a frame of no origin, so that its scripts reach nothing of the shop [BLK-10]', () => {
  show('<form action="https://forms.example"></form><script>parent.document.cookie</script>');
  const frame = screen.getByTitle<HTMLIFrameElement>('Enquête');
  const allowed = frame.getAttribute('sandbox')?.split(' ');
  expect(allowed).toContain('allow-forms');
  expect(allowed).not.toContain('allow-same-origin');
  expect(allowed).not.toContain('allow-top-navigation');
  expect(document.querySelector('form, body script')).toBeNull();
  expect(frame).toHaveAttribute('src', '/_frame');
});

test('the frame receives its markup after it has loaded [BLK-10]', () => {
  show('<p>Hallo</p>');
  const frame = screen.getByTitle<HTMLIFrameElement>('Enquête');
  const given = jest.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: given } });
  fireEvent.load(frame);
  expect(given).toHaveBeenCalledWith(expect.stringContaining('<p>Hallo</p>'), '*');
});

test('a frame without an editor’s title still has a name; without markup there is no frame [BLK-10]', () => {
  const { container } = show('<p>Hallo</p>', '');
  expect(screen.getByTitle('Onderdeel van een andere website')).toBeVisible();
  expect(show(' ').container).toBeEmptyDOMElement();
  expect(container).not.toBeEmptyDOMElement();
});

test('a fragment is wrapped in a document with links in a new tab; a whole document stays unchanged [BLK-10]', () => {
  const documentOf = (html: string) =>
    reading.toProps({ _type: 'rawHtml', _key: 'k', title: '', html }, blockContext()).document;
  expect(documentOf('<p>Hallo</p>')).toMatch(/^<!doctype html>.*<base target="_blank">.*<p>Hallo<\/p>/);
  expect(documentOf('<!DOCTYPE html><p>Hallo</p>')).toBe('<!DOCTYPE html><p>Hallo</p>');
});
