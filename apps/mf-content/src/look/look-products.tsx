import { toCardPictures, toCardTexts } from '@weefsel/product';
import { observer, useHeart, useStores, type HeartProduct } from '@weefsel/stores';
import { HeartButton, ProductCard } from '@weefsel/ui';
import type { LookProduct } from './to-look-page';
import classes from './look-products.module.css';

const CARD_SIZES = '(min-width: 992px) 22vw, calc(50vw - 22px)';

const LookHeart = observer((product: HeartProduct) => <HeartButton {...useHeart(product)} />);

const Article = observer(({ product }: { product: LookProduct }) => {
  const { snippets, config } = useStores();
  const { id, number, sizes, href, brand, name, price } = product;
  const labels = toCardTexts(snippets.text);
  return (
    <>
      <ProductCard
        {...{ href, brand, name, price, labels }}
        {...toCardPictures(product, config.imageHosts)}
        pictureSizes={CARD_SIZES}
        action={
          <span className={classes.corner}>
            {product.spot && (
              <span className={classes.number} aria-hidden="true">
                {number}
              </span>
            )}
            <LookHeart id={id} name={name} />
          </span>
        }
      />
      {sizes.length > 0 && (
        <p className={classes.sizes}>
          {snippets.text(sizes.length > 1 ? 'headless.looks.sizes' : 'headless.looks.size')}{' '}
          {sizes.map((size) => (
            <span key={size}>{size} </span>
          ))}
        </p>
      )}
    </>
  );
});

/** Cards of a look's products, numbered as on the picture, with the sizes in stock. */
export const LookProducts = ({ products, label }: { products: readonly LookProduct[]; label: string }) => (
  <ul className={classes.products} aria-label={label}>
    {products.map((product) => (
      <li key={product.id}>
        <Article product={product} />
      </li>
    ))}
  </ul>
);
