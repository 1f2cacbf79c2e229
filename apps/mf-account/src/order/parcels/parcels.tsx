import { mainDelivery, type Order } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { formatDay } from '@weefsel/ui';
import { Section } from '../../frame/section';
import { expectedDay } from './expected-day';
import { parcelHref } from './tracking-href';
import classes from './parcels.module.css';

/** Parcels of an order with links to the carrier's pages. Shows the expected day too. */
export const Parcels = observer(function Parcels({ order }: { order: Order }) {
  const { snippets } = useStores();
  const codes = mainDelivery(order)?.trackingCodes ?? [];
  const day = expectedDay(order, new Date());
  if (codes.length === 0 && !day) return null;
  return (
    <Section className={classes.parcels} title="headless.parcels.title">
      {day && <p>{snippets.text('headless.parcels.expected', { day: formatDay(day) })}</p>}
      {codes.length === 0 && <p>{snippets.text('headless.parcels.noCode')}</p>}
      <ul className={classes.list}>
        {codes.map((code, n) => {
          const href = parcelHref(order, code);
          const name =
            codes.length === 1
              ? snippets.text('headless.parcels.follow')
              : snippets.text('headless.parcels.followOne', { place: n + 1, count: codes.length });
          return (
            <li key={code}>
              {href && (
                <a href={href} rel="noreferrer">
                  {name}
                </a>
              )}
              <span className={classes.code}>{snippets.text('headless.parcels.code', { code })}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
});
