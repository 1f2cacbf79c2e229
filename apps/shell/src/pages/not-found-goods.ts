import type { FragmentUse, PageContext, ProductSliderProps } from '@weefsel/contracts';
import type { NavigationElement } from '@weefsel/stores';
import { sectionOf } from '../header/sections';

/** Id of the products slot on the not-found page. */
export const NOT_FOUND_GOODS = 'not-found-goods';

/** The parts of the shop, starting with the page's own. */
const partsFrom = (context: PageContext): PageContext[] =>
  context === 'men' ? ['men', 'ladies'] : ['ladies', 'men'];

/** New products of each part of the shop, for the not-found page. */
export function notFoundGoods(
  main: readonly NavigationElement[],
  context: PageContext,
): Record<string, FragmentUse> {
  const parts = partsFrom(context).flatMap((part) => sectionOf(main, part) ?? []);
  if (parts.length === 0) return {};
  const props: ProductSliderProps = {
    tabs: parts.map(({ id, translated }) => ({
      title: translated.name,
      dataSource: 'dpg',
      categoryId: id,
    })),
  };
  return { [NOT_FOUND_GOODS]: { remote: 'mf-catalog', name: 'ProductSlider', props, waits: 'near' } };
}
