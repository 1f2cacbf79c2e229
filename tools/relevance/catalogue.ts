import { fold } from './fold.ts';

/** A colour and size of a product, folded. */
export interface CatalogueVariant {
  colour?: string;
  size?: string;
  length?: string;
  stock: number;
  picture?: string;
}

/** A product of the commerce API, with texts folded for comparison. */
export interface CatalogueProduct {
  id: string;
  number: string;
  title: string;
  text: string;
  gender: string;
  cat: string[];
  brand: string;
  material: string[];
  pattern: string[];
  fit: string[];
  sleeve: string[];
  season: string[];
  price: number;
  was?: number;
  off: number;
  isNew: boolean;
  available: boolean;
  variants: CatalogueVariant[];
}

interface Option {
  name: string;
  group?: { name: string };
}

/** A product in the commerce API's response, limited to the requested fields. */
export interface WireProduct {
  id: string;
  productNumber: string;
  name: string;
  description: string | null;
  available: boolean;
  isNew: boolean;
  calculatedPrice: { unitPrice: number; listPrice?: { price: number; percentage: number } | null };
  properties: Option[] | null;
  categories: { breadcrumb: string[] }[];
  manufacturer: { name: string } | null;
  children:
    | {
        options: Option[] | null;
        availableStock: number | null;
        cover: { media?: { url?: string } } | null;
      }[]
    | null;
}

/** File name of a picture's URL. */
export const pictureOf = (address = ''): string | undefined => /([^/?]+)(?:\?.*)?$/.exec(address)?.[1];

const namesOf = (options: readonly Option[] | null, group: string): string[] =>
  (options ?? []).filter((option) => option.group?.name === group).map(({ name }) => name);

/** The first fibre: `Bovenwerk: 100% leer, voering: …` is `leer`. */
const largestFibre = (composition: string): string =>
  (composition.split(',')[0] ?? '').replace(/^.*?\d+\s*%/, '');

function toVariant({
  options,
  availableStock,
  cover,
}: NonNullable<WireProduct['children']>[number]): CatalogueVariant {
  const [colour] = namesOf(options, 'Kleur').map(fold);
  const [size] = namesOf(options, 'Maat').map(fold);
  const [length] = namesOf(options, 'Lengtemaat').map(fold);
  const picture = pictureOf(cover?.media?.url);
  return {
    ...(colour && { colour }),
    ...(size && { size }),
    ...(length && { length }),
    ...(picture && { picture }),
    stock: availableStock ?? 0,
  };
}

/** Converts a product of the commerce API for the relevance check. */
export function toProduct(wire: WireProduct): CatalogueProduct {
  const property = (group: string): string[] => namesOf(wire.properties, group).map(fold);
  const cat = wire.categories.flatMap(({ breadcrumb }) => breadcrumb.slice(1).map(fold));
  const { unitPrice, listPrice } = wire.calculatedPrice;
  return {
    id: wire.id,
    number: fold(wire.productNumber),
    title: fold(wire.name),
    text: fold(`${wire.name} ${wire.description ?? ''}`),
    gender: cat[0] ?? '',
    cat,
    brand: fold(wire.manufacturer?.name ?? ''),
    material: [...namesOf(wire.properties, 'Materiaal').map(largestFibre), wire.name].map(fold),
    pattern: property('Dessin'),
    fit: property('Pasvorm'),
    sleeve: property('Mouwlengte'),
    season: property('Seizoen'),
    price: unitPrice,
    ...(listPrice && { was: listPrice.price }),
    off: listPrice?.percentage ?? 0,
    isNew: wire.isNew || cat.includes('nieuw'),
    available: wire.available,
    variants: (wire.children ?? []).map(toVariant),
  };
}
