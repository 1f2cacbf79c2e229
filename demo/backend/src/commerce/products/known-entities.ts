import type { FindEntity } from '../aggregations/aggregation.ts';
import { DELIVERY_TIME } from '../checkout/delivery-methods.ts';
import { subjectById } from './product-subject.ts';
import { toManufacturer } from '../shapes/brand-shape.ts';
import { toCategory } from '../shapes/category-shape.ts';
import { toProduct } from '../shapes/product-shape.ts';
import type { Shop } from '../shop.ts';

/** Finders for entities that aggregations reference by id; `undefined` for an entity unrelated to products. */
export function entityFinder(shop: Shop, seoUrls: boolean): (name: string) => FindEntity | undefined {
  const groups = () => shop.shelves.shelfOf(shop.categories.main.id).aggregations.properties.entities;
  let options: ReadonlyMap<string, object> | undefined;
  const knownOptions = () =>
    (options ??= new Map(groups().flatMap((group) => group.options.map((option) => [option.id, option]))));
  const finders: Record<string, FindEntity> = {
    product_manufacturer: (id) => {
      const brand = shop.catalogue.brandById(id);
      return brand && toManufacturer(brand);
    },
    category: (id) => {
      const entry = shop.categories.byId(id);
      return entry && toCategory(entry, { seoUrls, levels: 0 });
    },
    product: (id) => {
      const subject = subjectById(shop, id);
      return subject && toProduct(shop, subject, { seoUrls });
    },
    property_group: (id) => {
      const group = groups().find((one) => one.id === id);
      return group && { ...group, options: null };
    },
    property_group_option: (id) => knownOptions().get(id),
    delivery_time: (id) => (id === DELIVERY_TIME.id ? DELIVERY_TIME : undefined),
  };
  return (name) => (Object.hasOwn(finders, name) ? finders[name] : undefined);
}
