import type { MouseEvent, ReactNode } from 'react';
import { Picture, type PicturePriority, type PictureProps } from '../picture/picture';
import { Price, type PriceLabels, type PriceValue } from '../price/price';
import type { SaleBadgeValue } from '../price/sale-badge';
import { CardLabels, type CardLabel } from './card-labels';
import classes from './product-card.module.css';
import { SizeRow, type CardSize } from './size-row';

/** Addresses of a card's picture. The card sets its size. */
type CardPicture = Pick<PictureProps, 'src' | 'srcSet'> & { alt: string };

export interface ProductCardLabels extends PriceLabels {
  /** Text of the badge, e.g. "SALE". */
  sale: string;
}

export interface ProductCardProps {
  href: string;
  brand: string;
  name: string;
  /** Without it only the note is shown. */
  price?: PriceValue | undefined;
  /** Note below the price, e.g. that it is outdated. */
  note?: string | undefined;
  picture: CardPicture;
  /** Shown on hover. */
  hoverPicture?: CardPicture | undefined;
  badge?: SaleBadgeValue | undefined;
  /** The shop's own labels. */
  marks?: readonly CardLabel[] | undefined;
  /** Shown over the picture on hover or focus. Not read out: `choices` has to contain them too. */
  sizes?: readonly CardSize[] | undefined;
  labels: ProductCardLabels;
  /** Default `lazy`; `first` for the first card of the page. */
  priority?: PicturePriority;
  /** `sizes` attribute of the picture; default for a grid of 2, 3 and 4 columns. */
  pictureSizes?: string;
  /** A control over the picture's corner, e.g. the wishlist heart. */
  action?: ReactNode;
  /** Content below the price, e.g. the colours. */
  choices?: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const GRID_SIZES = '(min-width: 1280px) 320px, (min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw';

/** A product in a list. The whole card is a link to it. */
export function ProductCard(props: ProductCardProps) {
  const { href, brand, name, price, note, picture, hoverPicture, sizes, labels, action } = props;
  const size = { width: 250, height: 450, sizes: props.pictureSizes ?? GRID_SIZES };
  return (
    <article className={classes.card}>
      <div className={classes.frame}>
        <Picture {...size} {...picture} priority={props.priority ?? 'lazy'} className={classes.picture} />
        {hoverPicture && <Picture {...size} {...hoverPicture} alt="" className={classes.hoverPicture} />}
        <CardLabels badge={props.badge} saleLabel={labels.sale} labels={props.marks} />
        {sizes && sizes.length > 0 && <SizeRow sizes={sizes} className={classes.sizes} />}
      </div>
      <p className={classes.brand}>{brand}</p>
      <p className={classes.name}>
        <a className={classes.link} href={href} onClick={props.onClick}>
          {name}
        </a>
      </p>
      {price && <Price price={price} labels={labels} size="card" />}
      {note && (
        <p className={classes.note} data-card-row={price ? 'note' : undefined}>
          {note}
        </p>
      )}
      {props.choices && <div className={classes.choices}>{props.choices}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </article>
  );
}
