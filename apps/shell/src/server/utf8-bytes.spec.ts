import fc from 'fast-check';
import { utf8Bytes } from './utf8-bytes';

test('a text is what Buffer.from makes of it, also after a longer one', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 })), (texts) => {
      for (const text of texts) expect(utf8Bytes(text).equals(Buffer.from(text))).toBe(true);
    }),
  );
});

test('half a pair is what Buffer.from makes of it', () => {
  expect(utf8Bytes('a\ud83d')).toEqual(Buffer.from('a\ud83d'));
});

test('what was made before stays when another text is written', () => {
  const first = utf8Bytes('Truien – 48 €');
  utf8Bytes('Jurken van linnen');
  expect(first.toString()).toBe('Truien – 48 €');
});
