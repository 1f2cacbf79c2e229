import { replaced, type Edits } from './edit.ts';

/**
 * Comparing versions: our builds ask for `^1.2.3` and lend `1.2.3`, never a range in words, with stars or of two ends. For
 * these the answers are the same as those of the whole comparison.
 */
export const versions: Edits = {
  'runtime-core/dist/utils/semver/index.js': [
    replaced('pipe(parseCarets, parseTildes, parseXRanges, parseStar)(range)', 'parseCarets(range)'),
    replaced(
      'pipe(parseHyphen, parseComparatorTrim, parseTildeTrim, parseCaretTrim)(range.trim())',
      'range.trim()',
    ),
    replaced('parseGTE0(comparator)', 'comparator'),
  ],
};
