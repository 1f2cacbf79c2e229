import { seenIn, VIEWS, viewsOf } from '@weefsel/drawings';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { wordsFor } from '../../catalogue/details.ts';
import { mediaSubject } from '../../catalogue/media.ts';
import { outfitsOfLooks } from '../../content/documents/looks/outfits-of-looks.ts';
import { mediaAlt } from './media-alt.ts';

const catalogue = createCatalogue({ seed: 2026, products: 3000, dress: outfitsOfLooks });

const picturesOf = (product: (typeof catalogue.products)[number]) =>
  product.mediaIds.flatMap((id) => mediaSubject(catalogue, id) ?? []);

test('no text of a picture names a detail that is not seen on it', () => {
  const lies = catalogue.products.flatMap((product) =>
    picturesOf(product).flatMap((subject) => {
      const view = subject.shot === 'look' ? 'front' : subject.shot;
      const [own = ''] = mediaAlt(subject).split(` van ${product.brand.name} in `);
      return (product.made.details ?? [])
        .filter((detail) => !seenIn(view, product.made.garment, detail))
        .filter((detail) => own.endsWith(wordsFor(detail).replace(/^een /, '')))
        .map((detail) => `${own} (${view}): ${detail}`);
    }),
  );
  expect(lies).toEqual([]);
});

test('every product with at most one detail has a picture whose text starts with its name', () => {
  const untold = catalogue.products.flatMap((product) => {
    const alts = picturesOf(product).map(mediaAlt);
    return alts.some((alt) => alt.startsWith(`${product.name} van `)) ||
      // Two details may be on different sides.
      (product.made.details ?? []).length > 1
      ? []
      : [`${product.name}: ${alts.join(' | ')}`];
  });
  expect(untold).toEqual([]);
});

test('the pictures of a product have distinct texts, in gallery order', () => {
  const shown = catalogue.products.find(
    (product) => catalogue.outfitOf(product) && product.made.garment === 'blouse',
  );
  const subjects = shown ? picturesOf(shown) : [];
  expect(subjects.map(({ shot }) => shot)).toEqual(['front', 'look', 'body', 'back', 'hanging', 'detail']);
  const alts = subjects.map(mediaAlt);
  expect(new Set(alts).size).toBe(alts.length);
  expect(alts[1]).toMatch(/, in een look met .+ en .+$/);
  expect(alts[3]).toMatch(/, van achteren$/);
});

test('the views of all garments are exactly the known views', () => {
  const made = new Set(catalogue.products.flatMap(({ made: { garment } }) => viewsOf(garment)));
  expect([...made].toSorted()).toEqual([...VIEWS].toSorted());
});
