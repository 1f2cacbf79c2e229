import { observer, useStores } from '@weefsel/stores';
import { Disclosure } from '@weefsel/ui';
import type { ProductPageData } from '../product-page-data';
import { MakerDetails } from './maker-details';
import classes from './product-details.module.css';

interface ProductDetailsProps {
  data: ProductPageData;
  /** Product number of the chosen variant. */
  number: string | undefined;
}

/** Description, material, maker, care, delivery and returns of the product. */
export const ProductDetails = observer(({ data, number }: ProductDetailsProps) => {
  const { snippets } = useStores();
  const { paragraphs, features, maker, care } = data;
  return (
    <div className={classes.details}>
      {paragraphs.length > 0 && (
        <Disclosure summary={snippets.text('headless.product.description')} open>
          <div className={classes.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {number && (
              <p className={classes.number}>{snippets.text('headless.product.articleNumber', { number })}</p>
            )}
          </div>
        </Disclosure>
      )}
      {features.length > 0 && (
        <Disclosure summary={snippets.text('headless.product.material')}>
          <dl className={classes.features}>
            {features.map(({ name, value }) => (
              <div key={name} className={classes.feature}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {maker && <MakerDetails maker={maker} />}
      {care.length > 0 && (
        <Disclosure summary={snippets.text('headless.product.care')}>
          <ul className={classes.care}>
            {care.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Disclosure summary={snippets.text('headless.product.deliveryAndReturns')}>
        <p className={classes.text}>{snippets.text('headless.product.deliveryText')}</p>
      </Disclosure>
    </div>
  );
});
