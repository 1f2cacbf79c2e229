import { toPriceLabels, type ProductCardData } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { Button, CloseIcon, IconButton, Picture, Price, responsiveImage, VisuallyHidden } from '@weefsel/ui';
import { WishlistForm } from './wishlist-form';
import classes from './wishlist-row.module.css';

/** Of the picture in px, as it is shown. */
const SIZE = { width: 96, height: 173 } as const;

/** A saved product, as far as its row shows it. */
export type WishlistCard = Pick<ProductCardData, 'id' | 'href' | 'brand' | 'name' | 'price' | 'image'>;

interface WishlistRowProps extends WishlistCard {
  /** It is about to go. */
  onLeave: (name: string) => void;
  /** It could not be taken off, so it comes back. */
  onStay: (name: string) => void;
}

/** One saved product: what it is, what it costs, the way to it and the way off the list. */
export const WishlistRow = observer(function WishlistRow(props: WishlistRowProps) {
  const { id, href, brand, name, price, image, onLeave, onStay } = props;
  const { config, snippets, wishlist } = useStores();
  const labels = toPriceLabels(snippets.text);
  const picture = responsiveImage(image, { hosts: config.imageHosts, widths: SIZE.width });

  const remove = async () => {
    onLeave(name);
    if (!(await wishlist.remove(id))) onStay(name);
  };

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
      <WishlistForm does="remove" productId={id} className={classes.remove}>
        <IconButton
          type="submit"
          data-remove
          label={snippets.text('headless.wishlist.remove', { name })}
          onClick={() => void remove()}
        >
          <CloseIcon size={18} />
        </IconButton>
      </WishlistForm>
    </div>
  );
});
