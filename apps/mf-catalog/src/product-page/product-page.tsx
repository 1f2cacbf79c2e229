import type { PageProps } from '@weefsel/contracts';
import { observer, useDeliveryPromise, useStores } from '@weefsel/stores';
import { Breadcrumbs, Container, Promises } from '@weefsel/ui';
import { useEffect, useId, useRef } from 'react';
import { rememberViewed } from '../last-viewed/last-viewed-storage';
import { ColourChoice } from './choices/colour-choice';
import { ProductDetails } from './details/product-details';
import { Gallery } from './gallery/gallery';
import { MoreProductsSlots } from './more-products-slots';
import classes from './product-page.module.css';
import type { ProductPageData } from './product-page-data';
import { chosenColour, readSelection, selectionHref, shownOffer } from './product-selection';
import { ProductTitle } from './product-title';
import { BuyBar } from './purchase/buy-bar';
import { Purchase } from './purchase/purchase';
import { ShareButton } from './share/share-button';
import { SizeDrawerPlace } from './sizes/size-drawer-place';
import { useSelection } from './use-selection';
import { useTrackedView } from './use-tracked-view';

const ProductView = observer(({ data, href }: PageProps<ProductPageData>) => {
  const { snippets } = useStores();
  const [selection, select] = useSelection(data, href);
  const form = useId();
  const button = useRef<HTMLDivElement>(null);
  const colour = chosenColour(data, selection);
  const offer = shownOffer(data, selection);
  const delivery = useDeliveryPromise();
  return (
    <>
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
            <Purchase data={data} selection={selection} select={select} id={form} button={button} />
            <SizeDrawerPlace data={data} selection={selection} select={select} fit={data.fit} />
            <Promises
              delivery={offer?.inStock ? delivery : undefined}
              shipping={snippets.text('headless.product.shipping')}
              returns={snippets.text('headless.product.returns')}
            />
            <ShareButton name={data.name} href={selectionHref(data, selection)} />
            <ProductDetails data={data} number={offer?.number} />
          </div>
        </div>
      </Container>
      <BuyBar data={data} selection={selection} form={form} button={button} />
    </>
  );
});

/** Product page: pictures, price, choices, purchase, details and related products. */
export function Page({ data, href }: PageProps<ProductPageData>) {
  const { id, path, reviews, similar } = data;
  useTrackedView(data, href);
  useEffect(() => rememberViewed(id), [id]);
  return (
    <div className={classes.page}>
      {/* Another product or choice in the address resets the view. Other reviews do not. */}
      <ProductView key={`${id} ${selectionHref(data, readSelection(href, data))}`} data={data} href={href} />
      <MoreProductsSlots id={id} path={path} reviews={reviews} similar={similar} />
    </div>
  );
}
