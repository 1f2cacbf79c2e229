import { fillIn } from './fill-in.ts';
import { GARMENT_KINDS } from './garment-kinds.ts';

const parts = (noun: string, fabric: 'wool' | 'leather') => {
  const kind = GARMENT_KINDS.find((one) => one.noun === noun);
  if (!kind) throw new Error(`No kind has the noun ${noun}.`);
  return { kind, fabric, pattern: 'effen', details: [], fit: 'Regular fit', brand: 'Fjordal' } as const;
};

test.each([
  [
    'trui',
    'wool',
    'Deze trui van Fjordal: hij staat mooi. De wol, die voelt vol aan. Draag hem met sneakers.',
  ],
  [
    'vest',
    'wool',
    'Dit vest van Fjordal: het staat mooi. De wol, die voelt vol aan. Draag het met sneakers.',
  ],
  [
    'kraagloos jasje',
    'leather',
    'Dit kraagloze jasje van Fjordal: het staat mooi. Het leer, dat voelt vol aan. Draag het met sneakers.',
  ],
  [
    'laarzen',
    'leather',
    'Deze laarzen van Fjordal: ze staan mooi. Het leer, dat voelt vol aan. Draag ze met sneakers.',
  ],
] as const)('a sentence about %s agrees with the gender and number of the noun', (noun, fabric, text) => {
  const sentence =
    '{Deze} van {merk}: {hij} {staat|staan} mooi. {Stof}, {die} voelt vol aan. Draag {hem} {erbij}.';
  expect(fillIn(sentence, parts(noun, fabric), { erbij: 'met sneakers' })).toBe(text);
});
