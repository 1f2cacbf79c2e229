import { observer, useStores } from '@weefsel/stores';
import { useRef, useState, type ReactNode } from 'react';
import type { ChoiceOption, Selection } from '../product-selection';
import { Advice } from './advice/advice';
import { FitByReviews } from './advice/reviewed-fit';
import type { ReviewedFit } from '../reviews/reviews-data';
import { suggestSize } from './advice/suggest-size';
import { MeasuresForm } from './measures/measures-form';
import { forgetMeasures, keepMeasures, type OwnMeasures } from './measures/own-measures-storage';
import type { Unit } from './measures/units';
import { useDrafts } from './measures/use-drafts';
import { useOwnMeasures } from './measures/use-own-measures';
import classes from './size-drawer.module.css';
import { SizeTableView } from './size-table-view';
import type { SizeTable } from './tables/size-table';
import type { ProductTables } from './tables/tables-of';
import { UnitSwitch } from './unit-switch';

interface SizeFinderProps {
  tables: ProductTables;
  /** Options of this product. */
  options: Record<'size' | 'length', readonly ChoiceOption[]>;
  onChoose: (change: Partial<Selection>) => void;
  fit?: ReviewedFit | undefined;
  /** Content between the tables and the measures form. */
  children?: ReactNode;
}

/** Tables by the choice that they serve. */
const chosenBy = ({ size, length }: ProductTables): ['size' | 'length', SizeTable][] => [
  ['size', size],
  ...(length ? [['length', length] as ['length', SizeTable]] : []),
];

/** Size tables, the shopper's measures, and the resulting advice. */
export const SizeFinder = observer(function SizeFinder(props: SizeFinderProps) {
  const { tables, options, onChoose, fit, children } = props;
  const { text } = useStores().snippets;
  const own = useOwnMeasures();
  const drafts = useDrafts(own);
  const answer = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<'forgotten' | 'unkept'>();
  const parts = chosenBy(tables);
  const asked = parts.flatMap(([, { measures }]) => measures);
  const found = parts.map(([of, table]) => ({ of, table, suggestion: suggestSize(table, own.measures) }));
  const knows = found.some(({ suggestion }) => suggestion);

  const keep = (next: OwnMeasures) => {
    setSaid(keepMeasures(next) ? undefined : 'unkept');
    drafts.drop();
    answer.current?.focus();
  };
  const switchTo = (unit: Unit) => {
    drafts.convert(unit);
    keepMeasures({ ...own, unit });
  };
  const forget = () => {
    forgetMeasures();
    drafts.drop();
    setSaid('forgotten');
    answer.current?.focus();
  };

  return (
    <>
      <div ref={answer} tabIndex={-1} role="status" className={classes.answer}>
        {said && <p>{text(`headless.sizes.${said}`)}</p>}
        {!knows && !said && <p>{text('headless.sizes.ask')}</p>}
        {found.map(({ of, table }) => (
          <Advice
            key={of}
            of={of}
            table={table}
            own={own}
            options={options[of]}
            onChoose={(value) => onChoose({ [of]: value })}
          />
        ))}
        {fit && <FitByReviews fit={fit} />}
        {knows && <p className={classes.note}>{text('headless.sizes.note')}</p>}
      </div>
      <UnitSwitch unit={own.unit} onChoose={switchTo} />
      {found.map(({ of, table, suggestion }) => (
        <SizeTableView
          key={of}
          table={table}
          name={text(`headless.product.${of}`)}
          unit={own.unit}
          marked={suggestion && 'sizes' in suggestion && suggestion.kind !== 'apart' ? suggestion.sizes : []}
        />
      ))}
      {children}
      <MeasuresForm measures={asked} own={own} drafts={drafts} onKeep={keep} onForget={forget} />
    </>
  );
});
