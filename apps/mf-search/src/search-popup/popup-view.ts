import { groupOf, searchFor, type Found, type SuggestionGroup } from './suggestion';
import type { LiveAnswer } from './live-search';
import { SHORTEST_TEXT } from './shortest-text';

/** Content of the popup below the text field. */
export type PopupView =
  | { kind: 'start'; groups: readonly SuggestionGroup[]; tooShort: boolean }
  | { kind: 'loading'; slow: boolean }
  | { kind: 'found'; found: Found; groups: readonly SuggestionGroup[]; busy: boolean; slow: boolean }
  | { kind: 'nothing'; found: Found; groups: readonly SuggestionGroup[] }
  | { kind: 'failed'; groups: readonly SuggestionGroup[] };

interface Around {
  /** The typed text. */
  text: string;
  recent: readonly string[];
  popular: readonly SuggestionGroup[];
}

const isNothing = ({ total, direct, groups, productsFailed }: Found): boolean =>
  total === 0 && !direct && groups.length === 0 && !productsFailed;

function foundView(found: Found, { popular }: Around, way: { busy: boolean; slow: boolean }): PopupView {
  if (isNothing(found)) return { kind: 'nothing', found, groups: popular };
  const { text, direct } = found;
  const directGroup = groupOf('direct', direct ? [{ label: text, href: direct }] : []);
  return { kind: 'found', found, groups: [...directGroup, ...found.groups], ...way };
}

/** View of an answer; never empty. */
export function toPopupView(answer: LiveAnswer, around: Around): PopupView {
  switch (answer.state) {
    case 'none': {
      const { length } = [...around.text.trim()];
      const groups = [...groupOf('recent', around.recent.map(searchFor)), ...around.popular];
      return { kind: 'start', groups, tooShort: length > 0 && length < SHORTEST_TEXT };
    }
    case 'waiting': {
      const { before, slow } = answer;
      return before ? foundView(before, around, { busy: true, slow }) : { kind: 'loading', slow };
    }
    case 'found':
      return foundView(answer.found, around, { busy: false, slow: false });
    case 'failed':
      return { kind: 'failed', groups: around.popular };
  }
}
