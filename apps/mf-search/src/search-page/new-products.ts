import { translatedName, type Category } from '@weefsel/api-clients';
import type { ProductSliderProps } from '@weefsel/contracts';

/** What is new in each part of the shop; undefined without any. */
export const newProducts = (
  parts: readonly Pick<Category, 'id' | 'translated'>[],
): ProductSliderProps | undefined =>
  parts.length === 0
    ? undefined
    : {
        tabs: parts.map((part) => ({
          title: translatedName(part),
          dataSource: 'dpg',
          categoryId: part.id,
        })),
      };
