import { replaced, type Edits } from './edit.ts';

/**
 * Version comparison. Our builds request `^1.2.3` and lend `1.2.3`, never named, wildcard or two-ended ranges.
 * For these the results equal those of the full comparison.
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
