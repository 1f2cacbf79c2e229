import fc from 'fast-check';
import { utf8Bytes } from './utf8-bytes';

test('encodes a text like Buffer.from, also after a longer one', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 })), (texts) => {
      for (const text of texts) expect(utf8Bytes(text).equals(Buffer.from(text))).toBe(true);
    }),
  );
});

test('encodes a lone surrogate like Buffer.from', () => {
  expect(utf8Bytes('a\ud83d')).toEqual(Buffer.from('a\ud83d'));
});

test('earlier bytes stay unchanged when another text is encoded', () => {
  const first = utf8Bytes('Truien – 48 €');
  utf8Bytes('Jurken van linnen');
  expect(first.toString()).toBe('Truien – 48 €');
});
