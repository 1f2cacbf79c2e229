import { openSync, type Font } from 'fontkit';

// The bundler replaces an imported `createRequire` by its own.
const { createRequire } = process.getBuiltinModule('node:module');
/** As the program that runs would. */
const { resolve } = createRequire(process.argv[1] ?? process.execPath);

/** Fonts with the letters of Europe and its neighbours, Hebrew and Arabic among them; a PDF takes the ones that it uses. */
export const PRINTED = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

/** Stands for a letter that no font here has. */
const MISSING = '\u25a1';

let font: Font | undefined;

const hasLetter = (letter: string): boolean => {
  font ??= openSync(PRINTED.regular) as Font;
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
};

function nearestOf(letter: string): string {
  if (hasLetter(letter)) return letter;
  // A letter with marks loses those that cannot be printed.
  const parts = [...letter.normalize('NFKD')].filter(hasLetter);
  return parts.join('') || MISSING;
}

/** A text in letters that can be printed: the nearest ones, and a box for what has none. Signs without a shape are left out. */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/gu, '')]
    .map((letter) => (letter === '\n' ? letter : nearestOf(letter)))
    .join('');
