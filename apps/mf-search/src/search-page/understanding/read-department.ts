import type { ShopFacets } from './shop-facets';
import { PHRASE_MARK, extract } from './phrase-mark';
import type { Understood } from './understood';

/** Synonyms of the departments' names. */
const ALSO: Readonly<Record<string, string>> = {
  dames: 'dames|dame|vrouwen|vrouw|women|woman|womens|ladies|lady|haar|moeder|mama|oma|vriendin|zus',
  heren: 'heren|heer|mannen|man|men|mens|gentlemen|hem|vader|papa|opa|vriend|broer',
};
/** Minimum rest of a compound such as `herenjas`. */
const REST = String.raw`(?=\p{L}{3})(?!mode|kleding)`;

/** Reads the department: `heren`, `voor vrouwen`, `damesjas`. Several at once mean all of them. */
export function readDepartment(
  understood: Understood,
  { departments }: Pick<ShopFacets, 'departments'>,
): void {
  const found = new Set<string>();
  const before = understood.text;
  for (const [name, category] of departments) {
    const words = ALSO[name] ?? name.replace(/[^\p{L}]/gu, '.');
    const take = (): boolean => Boolean(found.add(category));
    const alone = new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${words})(?:mode|kleding)?(?![\p{L}\p{N}])`,
      'gu',
    );
    understood.text = extract(understood.text, alone, take);
    const inCompound = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${name})${REST}`, 'gu');
    understood.text = extract(understood.text, inCompound, take);
  }
  const [category] = found;
  if (found.size === 1 && category) understood.category = category;
  else if (understood.text.replaceAll(PHRASE_MARK, '').trim() === '') understood.text = before;
}
