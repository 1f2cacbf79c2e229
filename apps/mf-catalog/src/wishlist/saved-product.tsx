import { toPriceLabels, type ProductCardData } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { Button, Picture, Price, responsiveImage, VisuallyHidden } from '@weefsel/ui';
import type { ReactNode } from 'react';
import { SavedBuy } from './choices/saved-buy';
import type { SavedChoice } from './choices/saved-choice';
import classes from './saved-product.module.css';

/** Displayed size of the picture, in px. */
const SIZE = { width: 96, height: 173 } as const;

/** A saved product, limited to the fields that its row shows. */
export type WishlistCard = Pick<ProductCardData, 'id' | 'href' | 'brand' | 'name' | 'price' | 'image'>;

interface SavedProductProps extends WishlistCard {
  /** Choices of the product; undefined while loading. */
  choices: readonly SavedChoice[] | undefined;
  /** Content of the corner. */
  children: ReactNode;
}

/** A saved product with its price, a link to its page and its purchase. */
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
