import type { FragmentUse, PageContext, ProductSliderProps } from '@weefsel/contracts';
import type { NavigationElement } from '@weefsel/stores';
import { sectionOf } from '../header/sections';

/** Id of the goods on the page of an address that does not exist. */
export const NOT_FOUND_GOODS = 'not-found-goods';

/** The parts of the shop, that of the page first. */
const partsFrom = (context: PageContext): PageContext[] =>
  context === 'men' ? ['men', 'ladies'] : ['ladies', 'men'];

/** What is new in each part of the shop, for whoever came to an address that does not exist. */
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
