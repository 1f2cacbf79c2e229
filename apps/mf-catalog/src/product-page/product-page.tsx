import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Breadcrumbs, Container, Promises } from '@weefsel/ui';
import { ColourChoice } from './choices/colour-choice';
import { ProductDetails } from './details/product-details';
import { Gallery } from './gallery/gallery';
import classes from './product-page.module.css';
import type { ProductPageData } from './product-page-data';
import { chosenColour, shownOffer } from './product-selection';
import { ProductTitle } from './product-title';
import { Purchase } from './purchase/purchase';
import { useSelection } from './use-selection';
import { useTrackedView } from './use-tracked-view';

const ProductView = observer(({ data, href }: PageProps<ProductPageData>) => {
  const { snippets } = useStores();
  const [selection, select] = useSelection(data, href);
  const colour = chosenColour(data, selection);
  return (
    <Container>
      <div className={classes.crumbs}>
        <Breadcrumbs crumbs={data.crumbs} label={snippets.text('headless.common.breadcrumbs')} />
      </div>
      <div className={classes.product}>
        <div className={classes.pictures}>
          <Gallery key={colour?.value} name={data.name} pictures={colour?.pictures ?? []} />
        </div>
        <div className={classes.buy}>
          <ProductTitle data={data} selection={selection} />
          <ColourChoice data={data} selection={selection} select={select} />
          <Purchase data={data} selection={selection} select={select} />
          <Promises
            delivery={snippets.text('headless.product.delivery')}
            shipping={snippets.text('headless.product.shipping')}
            returns={snippets.text('headless.product.returns')}
          />
          <ProductDetails data={data} number={shownOffer(data, selection)?.number} />
        </div>
      </div>
    </Container>
  );
});

/** A product: pictures, price, colours and sizes, and the way into the cart. */
export function Page({ data, href }: PageProps<ProductPageData>) {
  useTrackedView(data, href);
  // Another product or another choice in the address starts afresh.
  return <ProductView key={`${data.id} ${href}`} data={data} href={href} />;
}
