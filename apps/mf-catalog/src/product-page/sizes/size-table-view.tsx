import { observer, useStores } from '@weefsel/stores';
import { useId } from 'react';
import { until } from './advice/reason-text';
import { writtenRange, type Unit } from './measures/units';
import classes from './size-table-view.module.css';
import type { SizeTable } from './tables/size-table';

interface SizeTableViewProps {
  table: SizeTable;
  /** Heading of the size column. */
  name: string;
  unit: Unit;
  /** Sizes suggested by the shopper's measures. */
  marked: readonly string[];
}

/** Size table of one kind of goods, with its measures. */
export const SizeTableView = observer(function SizeTableView({
  table,
  name,
  unit,
  marked,
}: SizeTableViewProps) {
  const { text } = useStores().snippets;
  const id = useId();
  const { measures, rows } = table;
  const hasNames = rows.some(({ also }) => also);
  return (
    <div className={classes.frame} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={classes.table}>
        <caption id={id} className={classes.caption}>
          {text('headless.sizes.caption', { kind: text(`headless.sizes.kind.${table.id}`), unit })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {hasNames && <th scope="col">{text('headless.sizes.also')}</th>}
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {text(`headless.sizes.measure.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, also, ranges }) => (
            <tr key={size} aria-current={marked.includes(size) || undefined}>
              <th scope="row">{size}</th>
              {hasNames && <td>{also}</td>}
              {measures.map((measure) => (
                <td key={measure}>{writtenRange(unit, ranges[measure] ?? {}, until(text))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
