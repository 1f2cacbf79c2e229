import { observer, useStores } from '@weefsel/stores';
import { toPriceLabels, toSaleBadge } from '@weefsel/product';
import { Price, SaleBadge, type CardLabel } from '@weefsel/ui';
import type { ProductPageData } from './product-page-data';
import type { Selection } from './product-selection';
import { shownOffer } from './product-selection';
import classes from './product-title.module.css';

const Label = ({ name, background, color }: CardLabel) => (
  <li className={classes.label} style={{ backgroundColor: background, color }}>
    {name}
  </li>
);

interface ProductTitleProps {
  data: ProductPageData;
  selection: Selection;
}

/** Brand, name and what it costs. */
export const ProductTitle = observer(({ data, selection }: ProductTitleProps) => {
  const { snippets } = useStores();
  const labels = toPriceLabels(snippets.text);
  const price = shownOffer(data, selection)?.price;
  const badge = price && toSaleBadge(price, true);
  const { brand } = data;
  return (
    <header>
      {(badge || data.labels.length > 0) && (
        <ul className={classes.labels}>
          {data.labels.map((label) => (
            <Label key={label.name} {...label} />
          ))}
          {badge && (
            <li>
              <SaleBadge badge={badge} saleLabel={snippets.text('headless.product.sale')} />
            </li>
          )}
        </ul>
      )}
      {brand && (
        <p className={classes.brand}>{brand.href ? <a href={brand.href}>{brand.name}</a> : brand.name}</p>
      )}
      <h1 className={classes.name}>{data.name}</h1>
      {price && <Price price={price} labels={labels} size="large" />}
    </header>
  );
});
