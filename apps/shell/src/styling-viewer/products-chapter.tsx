import {
  CardSizes,
  ColourSwatches,
  Picture,
  Price,
  ProductCard,
  ProductCardSkeleton,
  SaleBadge,
  SizeRow,
  type PriceValue,
  type ProductCardLabels,
} from '@weefsel/ui';
import { useState } from 'react';
import { Component, Specimen, statesOf } from './specimen';

const LABELS: ProductCardLabels = {
  sale: 'SALE',
  free: 'Gratis',
  from: 'vanaf',
  was: 'van',
  now: 'voor',
  lowest: (price) => `Laagste prijs van de laatste 30 dagen: ${price}`,
};

const PRICES = {
  regular: { kind: 'regular', amount: 149.95 },
  from: { kind: 'regular', amount: 129.95, from: true },
  sale: { kind: 'sale', amount: 99.95, lowestAmount: 149.95 },
  'sale from': { kind: 'sale', amount: 99.95, lowestAmount: 149.95, from: true },
  free: { kind: 'free' },
} as const satisfies Record<string, PriceValue>;

const SIZES = ['S', 'M', 'L'].map((name) => ({ name, soldOut: name === 'M' }));

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="250" height="450"><path fill="#efebe3" d="M0 0h250v450H0z"/><path fill="${colour}" d="M90 90h70l50 50-25 30-20-15v205H85V155l-20 15-25-30z"/></svg>`,
  )}`;

const PERCENTAGE = { kind: 'percentage', percentage: 33 } as const;

const PICTURE = { src: drawing('#6f675c'), alt: 'Een trui' };
const OTHER = { src: drawing('#a3271f'), alt: '' };

const COLOURS = ['#6f675c', '#a3271f', '#1d2b3c', '#ffffff', '#2c6b4f', '#1c1a17'].map((swatch, index) => ({
  name: `Kleur ${index + 1}`,
  swatch,
}));

function Swatches() {
  const [chosen, setChosen] = useState(0);
  return (
    <ColourSwatches
      label="Kleuren"
      colours={COLOURS}
      chosen={chosen}
      onChoose={setChosen}
      moreLabel="kleur meer"
    />
  );
}

/** Components that show products. */
export function ProductsChapter() {
  const card = { href: '#products', brand: 'Noorderlicht', labels: LABELS, picture: PICTURE };
  return (
    <>
      {statesOf('ProductCard', ProductCard, {
        Rust: { ...card, name: 'Wollen trui', price: PRICES.regular },
        'Afgeprijsd, aangewezen': {
          ...card,
          name: 'Wollen trui met kabels',
          price: PRICES.sale,
          badge: PERCENTAGE,
          hoverPicture: OTHER,
          sizes: SIZES,
          marks: [{ name: 'Nieuw', background: '#1c1a17', color: '#fbf9f5' }],
          forced: 'hover',
        },
        Focus: { ...card, name: 'Katoenen trui', price: PRICES.from, forced: 'focus' },
        'Afgeprijsd vanaf': { ...card, name: 'Wollen trui met rits', price: PRICES['sale from'] },
        'Zonder beeld': { ...card, name: 'Linnen trui', price: PRICES.free, picture: { alt: '' } },
      })}
      {statesOf('ColourSwatches', Swatches, { 'Zes kleuren': {} })}
      {statesOf('SizeRow', SizeRow, { 'Een is uitverkocht': { sizes: SIZES } })}
      {statesOf('CardSizes', CardSizes, {
        'Op een aanraakscherm': { summary: 'Nog in 2 maten', detail: '(S, L; uitverkocht: M)' },
      })}
      {statesOf('ProductCardSkeleton', ProductCardSkeleton, { Laden: {} })}
      <Component name="Price">
        {Object.entries(PRICES).flatMap(([name, price]) =>
          (['medium', 'large'] as const).map((size) => (
            <Specimen key={name + size} label={`${name}, ${size}`}>
              <Price price={price} labels={LABELS} size={size} />
            </Specimen>
          )),
        )}
      </Component>
      {statesOf('SaleBadge', SaleBadge, {
        Percentage: { badge: PERCENTAGE, saleLabel: 'SALE' },
        Woord: { badge: { kind: 'sale' }, saleLabel: 'SALE' },
      })}
      {statesOf('Picture', Picture, {
        Beeld: { src: PICTURE.src, alt: 'Een trui, los getoond', width: 250, height: 450 },
        'Zonder beeld': { alt: '', width: 250, height: 450 },
      })}
    </>
  );
}
