import { observer, useStores } from '@weefsel/stores';
import { Price, SaleBadge, toSaleBadge } from '@weefsel/ui';
import { usePriceLabels } from '../price-labels';
import type { ProductLabel, ProductPageData } from './product-page-data';
import type { Selection } from './product-selection';
import { shownOffer } from './product-selection';
import classes from './product-title.module.css';

function Labels({ labels }: { labels: readonly ProductLabel[] }) {
  if (labels.length === 0) return null;
  return (
    <ul className={classes.labels}>
      {labels.map(({ id, name, background, color }) => (
        <li key={id} className={classes.label} style={{ backgroundColor: background, color }}>
          {name}
        </li>
      ))}
    </ul>
  );
}

interface ProductTitleProps {
  data: ProductPageData;
  selection: Selection;
}

/** Brand, name and what it costs. */
export const ProductTitle = observer(({ data, selection }: ProductTitleProps) => {
  const { snippets } = useStores();
  const labels = usePriceLabels();
  const price = shownOffer(data, selection)?.price;
  const badge = price && toSaleBadge(price, true);
  const { brand } = data;
  return (
    <header>
      <Labels labels={data.labels} />
      {brand && (
        <p className={classes.brand}>{brand.href ? <a href={brand.href}>{brand.name}</a> : brand.name}</p>
      )}
      <h1 className={classes.name}>{data.name}</h1>
      {price && (
        <div className={classes.price}>
          <Price price={price} labels={labels} size="large" />
          {badge && <SaleBadge badge={badge} saleLabel={snippets.text('headless.product.sale')} />}
        </div>
      )}
    </header>
  );
});
