import { observer, useStores } from '@weefsel/stores';
import { toPriceLabels, toQuantityText, toSaleBadge } from '@weefsel/product';
import { Price, SaleBadge } from '@weefsel/ui';
import { shownOffer } from './product-selection';
import classes from './product-title.module.css';
import { ScoreLink } from './reviews/score-link';
import type { SelectionProps } from './use-selection';

/** Labels, brand, score, name and price. */
export const ProductTitle = observer(({ data, selection }: Omit<SelectionProps, 'select'>) => {
  const { snippets } = useStores();
  const { price, steps } = shownOffer(data, selection) ?? {};
  const badge = price && toSaleBadge(price, true);
  const { brand } = data;
  return (
    <header>
      {(badge || data.labels.length > 0) && (
        <ul className={classes.labels}>
          {data.labels.map(({ name, background, color }) => (
            <li key={name} className={classes.label} style={{ backgroundColor: background, color }}>
              {name}
            </li>
          ))}
          {badge && (
            <li>
              <SaleBadge badge={badge} saleLabel={snippets.text('headless.product.sale')} />
            </li>
          )}
        </ul>
      )}
      <div className={classes.line}>
        {brand && (
          <p className={classes.brand}>{brand.href ? <a href={brand.href}>{brand.name}</a> : brand.name}</p>
        )}
        {data.score && <ScoreLink {...data.score} />}
      </div>
      <h1 className={classes.name}>{data.name}</h1>
      {price && <Price price={price} labels={toPriceLabels(snippets.text)} size="large" />}
      {steps && (
        <ul className={classes.steps}>
          {steps.map((step) => (
            <li key={step.from}>{toQuantityText(step, snippets.text)}</li>
          ))}
        </ul>
      )}
    </header>
  );
});
