import { observer, useStores } from '@weefsel/stores';
import { Disclosure } from '@weefsel/ui';
import type { Maker } from '../product-page-data';
import classes from './product-details.module.css';

/** Maker of the product and its address. The law requires both before a purchase. */
export const MakerDetails = observer(({ maker }: { maker: Maker }) => {
  const { snippets } = useStores();
  const facts = [
    [snippets.text('headless.product.makerName'), maker.name],
    [snippets.text('headless.product.makerAddress'), maker.address],
    [snippets.text('headless.product.makerContact'), maker.contact],
  ] as const;
  return (
    <Disclosure summary={snippets.text('headless.product.maker')}>
      <dl className={classes.features}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={classes.feature}>
                <dt>{name}</dt>
                <dd className={classes.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Disclosure>
  );
});
