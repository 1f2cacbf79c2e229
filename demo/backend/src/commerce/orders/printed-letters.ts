import { openSync, type Font } from 'fontkit';

// The bundler replaces an imported `createRequire` by its own version.
const { createRequire } = process.getBuiltinModule('node:module');
/** Resolves like the running program. */
const { resolve } = createRequire(process.argv[1] ?? process.execPath);

/** Fonts for Europe and its neighbours, including Hebrew and Arabic. A PDF embeds only the glyphs that it uses. */
export const PRINTED = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

/** Placeholder for a letter that no font has. */
const MISSING = '\u25a1';

let font: Font | undefined;

const hasLetter = (letter: string): boolean => {
  font ??= openSync(PRINTED.regular) as Font;
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
};

function nearestOf(letter: string): string {
  if (hasLetter(letter)) return letter;
  // A letter with diacritics loses those that cannot be printed.
  const parts = [...letter.normalize('NFKD')].filter(hasLetter);
  return parts.join('') || MISSING;
}

/** Converts a text to printable letters: the nearest ones, else a box. Invisible characters are removed. */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}/gu, '')]
    .map((letter) => (letter === '\n' ? letter : nearestOf(letter)))
    .join('');
