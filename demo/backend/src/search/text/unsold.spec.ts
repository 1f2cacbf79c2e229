import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { GARMENT_KINDS } from '../../catalogue/garment-kinds.ts';
import { wordsOf } from './dutch-words.ts';
import { isThing } from './unsold.ts';

const sold = new Set(GARMENT_KINDS.flatMap(({ noun }) => [...wordsOf(noun)]));

test.each([7, 2026])(
  'names and texts of seed %i name no thing that the shop does not have, so that a search for it finds nothing',
  (seed) => {
    const named = createCatalogue({ seed, products: 3000 }).products.flatMap(({ name, description }) =>
      [...wordsOf(`${name} ${description}`)].filter((word) => isThing(word) && !sold.has(word)),
    );
    expect([...new Set(named)]).toEqual([]);
  },
);
