import { translatedName, type Category } from '@weefsel/api-clients';
import { baseForms } from './understanding/base-forms';
import { toPhrase } from './understanding/lexicon';
import { NEGATION } from './understanding/negations';

const namesIn = (categories: readonly Category[]): string[] =>
  categories.flatMap((category) => [
    ...translatedName(category).split('&').map(toPhrase),
    ...namesIn(category.children ?? []),
  ]);

/**
 * Words of a text that name a kind of product, by the shop's categories: `jurk` for `Jurken`. They become chips, not
 * filters: the search service knows synonyms that no category has.
 */
export function kindsIn(text: string, tree: readonly Category[]): string[] {
  // The first level holds the departments.
  const names = namesIn(tree.flatMap(({ children }) => children ?? []));
  const forms = new Set(names.flatMap((name) => baseForms(name)));
  return toPhrase(text.replace(NEGATION, ' '))
    .split(' ')
    .filter((word) => word.length > 2 && baseForms(word).some((form) => form.length > 2 && forms.has(form)));
}
