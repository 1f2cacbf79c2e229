import { toPriceLabels, type ProductCardData } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { Button, Picture, Price, responsiveImage, VisuallyHidden } from '@weefsel/ui';
import type { ReactNode } from 'react';
import { SavedBuy } from './choices/saved-buy';
import type { SavedChoice } from './choices/saved-choice';
import classes from './saved-product.module.css';

/** Of the picture in px, as it is shown. */
const SIZE = { width: 96, height: 173 } as const;

/** A saved product, as far as its row shows it. */
export type WishlistCard = Pick<ProductCardData, 'id' | 'href' | 'brand' | 'name' | 'price' | 'image'>;

interface SavedProductProps extends WishlistCard {
  /** What can be bought of it; undefined while that is on its way. */
  choices: readonly SavedChoice[] | undefined;
  /** What stands in the corner. */
  children: ReactNode;
}

/** A product of a wishlist: what it is, what it costs, the way to it and into the cart. */
export const SavedProduct = observer(function SavedProduct(props: SavedProductProps) {
  const { id, href, brand, name, price, image, choices, children } = props;
  const { config, snippets } = useStores();
  const labels = toPriceLabels(snippets.text);
  const picture = responsiveImage(image, { hosts: config.imageHosts, widths: SIZE.width });
  return (
    <div className={classes.row}>
      <a href={href} tabIndex={-1} aria-hidden="true">
        <Picture {...picture} {...SIZE} alt="" />
      </a>
      <div className={classes.what}>
        <p className={classes.brand}>{brand}</p>
        <p className={classes.name}>{name}</p>
        <Price price={price} labels={labels} />
        <Button href={href} variant="underline" size="small">
          {snippets.text('headless.wishlist.view')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      <div className={classes.corner}>{children}</div>
      <div className={classes.buy}>
        <SavedBuy productId={id} name={name} choices={choices} />
      </div>
    </div>
  );
});
