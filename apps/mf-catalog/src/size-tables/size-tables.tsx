import type { SizeTablesProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { useEffect, useRef, useState } from 'react';
import { UNITS, type Unit } from '../product-page/sizes/measures/units';
import { SizeTableView } from '../product-page/sizes/size-table-view';
import { tablesToRead } from '../product-page/sizes/tables/tables-of';
import { UnitSwitch } from '../product-page/sizes/unit-switch';
import classes from './size-tables.module.css';

/** All size tables of a department, in centimetres or inches. */
export const Fragment = observer(function SizeTables({ department }: SizeTablesProps) {
  const { text } = useStores().snippets;
  const [unit, setUnit] = useState<Unit>('cm');
  const choice = useRef<HTMLDivElement>(null);
  // Adopts a unit chosen before hydration.
  useEffect(() => {
    const chosen = choice.current?.querySelector<HTMLInputElement>(':checked')?.value;
    setUnit(UNITS.find((one) => one === chosen) ?? 'cm');
  }, []);
  return (
    <div className={classes.tables}>
      <div ref={choice} className={classes.unit}>
        <UnitSwitch of={department} unit={unit} onChoose={setUnit} />
      </div>
      {tablesToRead(department).map((table) => (
        <SizeTableView
          key={table.id}
          table={table}
          name={text(table.id === 'lengths' ? 'headless.product.length' : 'headless.product.size')}
          unit={unit}
          marked={[]}
        />
      ))}
    </div>
  );
});
