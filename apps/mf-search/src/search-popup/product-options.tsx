import { observer, useStores } from '@weefsel/stores';
import { Picture, Price } from '@weefsel/ui';
import { cardPicture } from '../cards/card-picture';
import { toCardTexts, type ProductCardData } from '@weefsel/product';
import groupTitle from './group-title.module.css';
import styles from './product-options.module.css';
import type { OptionsProps } from './suggestion-options';

const SIZES =
  '(min-width: 1280px) 260px, (min-width: 992px) 22vw, (min-width: 662px) 30vw, calc(50vw - 22px)';

interface ProductOptionsProps extends OptionsProps {
  products: readonly ProductCardData[];
  onFollow: (product: ProductCardData, place: number) => void;
}

/** Matching products, in the order of the search service. */
export const ProductOptions = observer(function ProductOptions(props: ProductOptionsProps) {
  const { list, active, products, onFollow } = props;
  const { snippets, config } = useStores();
  const title = `${list}-products`;
  const labels = toCardTexts(snippets.text);
  return (
    <div role="group" aria-labelledby={title} className={styles.group}>
      <div id={title} className={groupTitle.title}>
        {snippets.text('headless.searchPopup.products')}
      </div>
      <div className={styles.grid}>
        {products.map((product, place) => {
          const id = `${title}-${place}`;
          return (
            <a
              key={product.id}
              id={id}
              role="option"
              aria-selected={id === active}
              tabIndex={-1}
              href={product.href}
              className={styles.product}
              onClick={() => onFollow(product, place)}
            >
              <span className={styles.frame}>
                <Picture
                  {...cardPicture(product.image, config.imageHosts)}
                  width={250}
                  height={450}
                  sizes={SIZES}
                  alt=""
                  priority="lazy"
                  className={styles.picture}
                />
              </span>
              <span className={styles.brand}>{product.brand} </span>
              <span className={styles.name}>{product.name} </span>
              <Price price={product.price} labels={labels} />
            </a>
          );
        })}
      </div>
    </div>
  );
});
