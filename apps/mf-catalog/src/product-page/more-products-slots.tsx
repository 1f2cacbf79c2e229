import { RemoteFragment } from '@weefsel/federation/runtime';
import { Container } from '@weefsel/ui';
import { MORE } from './more-products';
import classes from './product-page.module.css';
import type { ProductPageData } from './product-page-data';
import { REVIEWS_ID } from './reviews/address/review-parameters';

/**
 * Fragments below a product: reviews, wear-with, similar products, last viewed. The page works without them.
 */
export const MoreProductsSlots = ({
  id,
  path,
  reviews,
  similar,
}: Pick<ProductPageData, 'id' | 'path' | 'reviews' | 'similar'>) => (
  <Container>
    <div className={classes.more}>
      {/* Links to the reviews have a target, even when the fragment fails. */}
      <div id={REVIEWS_ID} className={classes.reviews}>
        <RemoteFragment of="mf-catalog" name="ProductReviews" id={MORE.reviews} props={reviews} />
      </div>
      <RemoteFragment
        of="mf-catalog"
        name="WearWith"
        id={MORE.wearWith}
        props={{ beside: id, path }}
        optional
      />
      <RemoteFragment of="mf-catalog" name="ProductSlider" id={MORE.similar} props={similar} optional />
      <RemoteFragment
        of="mf-catalog"
        name="LastViewed"
        id={MORE.lastViewed}
        props={{ except: id }}
        optional
      />
    </div>
  </Container>
);
