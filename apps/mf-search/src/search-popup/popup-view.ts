import { paths } from '@weefsel/contracts';
import type { Found, SuggestionGroup } from './found';
import { SHORTEST_TEXT, type LiveAnswer } from './live-search';

/** What the popup shows beside the text. */
export type PopupView =
  | { kind: 'start'; groups: readonly SuggestionGroup[]; tooShort: boolean }
  | { kind: 'loading'; slow: boolean }
  | { kind: 'found'; found: Found; groups: readonly SuggestionGroup[]; busy: boolean; slow: boolean }
  | { kind: 'nothing'; found: Found; groups: readonly SuggestionGroup[] }
  | { kind: 'failed'; groups: readonly SuggestionGroup[] };

interface Around {
  /** What is typed. */
  text: string;
  recent: readonly string[];
  popular: readonly SuggestionGroup[];
}

const isNothing = ({ total, direct, groups, productsFailed }: Found): boolean =>
  total === 0 && !direct && groups.length === 0 && !productsFailed;

function recentGroup(texts: readonly string[]): SuggestionGroup[] {
  if (texts.length === 0) return [];
  return [{ kind: 'recent', suggestions: texts.map((label) => ({ label, href: paths.search.to(label) })) }];
}

const directGroup = ({ text, direct }: Found): SuggestionGroup[] =>
  direct ? [{ kind: 'direct', suggestions: [{ label: text, href: direct }] }] : [];

function foundView(found: Found, { popular }: Around, way: { busy: boolean; slow: boolean }): PopupView {
  if (isNothing(found)) return { kind: 'nothing', found, groups: popular };
  return { kind: 'found', found, groups: [...directGroup(found), ...found.groups], ...way };
}

/** What to show for an answer: never nothing at all. */
export function toPopupView(answer: LiveAnswer, around: Around): PopupView {
  switch (answer.state) {
    case 'none': {
      const { length } = [...around.text.trim()];
      const groups = [...recentGroup(around.recent), ...around.popular];
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
