import type { MouseEvent, ReactNode } from 'react';
import { Picture, type PicturePriority, type PictureProps } from '../picture/picture';
import { Price, type PriceLabels } from '../price/price';
import { SaleBadge } from '../price/sale-badge';
import type { PriceValue, SaleBadgeValue } from '../price/to-price';
import classes from './product-card.module.css';

/** Addresses of a picture in a card; its size is the card's. */
export type CardPicture = Pick<PictureProps, 'src' | 'srcSet'> & { alt: string };

export interface ProductCardLabels extends PriceLabels {
  /** The word on the badge, e.g. "SALE". */
  sale: string;
}

export interface ProductCardProps {
  href: string;
  brand: string;
  name: string;
  price: PriceValue;
  picture: CardPicture;
  /** Seen while the pointer is on the card. */
  hoverPicture?: CardPicture | undefined;
  badge?: SaleBadgeValue | undefined;
  /** Sizes in stock, shown while the pointer is on the card. */
  sizes?: readonly string[] | undefined;
  labels: ProductCardLabels;
  /** Default `lazy`; `first` for the first card of the page. */
  priority?: PicturePriority;
  /** Width of the picture for the browser's choice; default that of a grid of 2, 3 and 4 columns. */
  pictureSizes?: string;
  /** A control over the picture's corner, e.g. the wishlist heart. */
  action?: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const GRID_SIZES = '(min-width: 1280px) 320px, (min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw';

/** A product in a list: the whole card leads to it. */
export function ProductCard(props: ProductCardProps) {
  const { href, brand, name, price, picture, hoverPicture, badge, sizes, labels, action } = props;
  const size = { width: 250, height: 450, sizes: props.pictureSizes ?? GRID_SIZES };
  return (
    <article className={classes.card}>
      <div className={classes.frame}>
        <Picture {...size} {...picture} priority={props.priority ?? 'lazy'} className={classes.picture} />
        {hoverPicture && <Picture {...size} {...hoverPicture} alt="" className={classes.hoverPicture} />}
        {badge && (
          <div className={classes.badge}>
            <SaleBadge badge={badge} saleLabel={labels.sale} />
          </div>
        )}
        {sizes && sizes.length > 0 && (
          <p className={classes.sizes} aria-hidden="true">
            {sizes.join('  ')}
          </p>
        )}
      </div>
      <p className={classes.brand}>{brand}</p>
      <p className={classes.name}>
        <a className={classes.link} href={href} onClick={props.onClick}>
          {name}
        </a>
      </p>
      <Price price={price} labels={labels} />
      {action && <div className={classes.action}>{action}</div>}
    </article>
  );
}
