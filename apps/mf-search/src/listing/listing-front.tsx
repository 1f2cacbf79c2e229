import type { ProductSliderProps } from '@weefsel/contracts';
import { RemoteFragment } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, RailSkeleton } from '@weefsel/ui';
import { BETWEEN_ID, FRONT_ID } from './load/landing-around';
import classes from './listing-front.module.css';

interface ListingFrontProps {
  slug: string;
  /** New products of a part of the shop, or best-selling ones of a brand. */
  goods: ProductSliderProps;
}

/** Id of the start of all products, target of a skip link. */
export const ALL_ID = 'all-products';

/** Content before all products of a part of the shop or a brand: a few products, and looks. */
export const ListingFront = observer(function ListingFront({ slug, goods }: ListingFrontProps) {
  const { snippets } = useStores();
  const isBrand = goods.tabs.some(({ brandId }) => brandId);
  const title = snippets.text(isBrand ? 'headless.listing.bestSelling' : 'headless.search.fresh');
  return (
    <>
      <div className={classes.goods}>
        <Container>
          <RemoteFragment
            of="mf-catalog"
            name="ProductSlider"
            id={FRONT_ID}
            props={{ ...goods, title }}
            loading={<RailSkeleton />}
            optional
          />
        </Container>
      </div>
      <div className={classes.between}>
        <RemoteFragment of="mf-content" name="Between" id={BETWEEN_ID} props={{ slug }} optional />
      </div>
      <Container>
        <div id={ALL_ID} className={classes.all}>
          <Heading level={2}>{snippets.text('headless.listing.all')}</Heading>
        </div>
      </Container>
    </>
  );
});
