import { observer, useStores } from '@weefsel/stores';
import { useId } from 'react';
import drawer from '../size-drawer.module.css';
import classes from '../size-table-view.module.css';
import { keepMeasures } from '../measures/own-measures-storage';
import { writtenIn } from '../measures/units';
import { useOwnMeasures } from '../measures/use-own-measures';
import { UnitSwitch } from '../unit-switch';
import { isFlat, type GarmentTable } from './garment-table';

interface GarmentTableViewProps {
  table: GarmentTable;
  /** True when no other table offers the unit switch. */
  isAlone?: boolean;
}

/** Sizes of the garment itself, in the shopper's unit. */
export const GarmentTableView = observer(function GarmentTableView({
  table: { measures, sizes },
  isAlone = false,
}: GarmentTableViewProps) {
  const { text } = useStores().snippets;
  const id = useId();
  const own = useOwnMeasures();
  const { unit } = own;
  const liesFlat = measures.some(isFlat);
  const caption = liesFlat ? 'headless.sizes.garment.clothes' : 'headless.sizes.garment.goods';
  return (
    <>
      {isAlone && <UnitSwitch unit={unit} onChoose={(next) => keepMeasures({ ...own, unit: next })} />}
      <div className={classes.frame} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={classes.table}>
          <caption id={id} className={classes.caption}>
            {text(caption, { unit })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{text('headless.product.size')}</th>
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {text(`headless.sizes.garment.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ size, cm }) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {cm.map((one, place) => (
                  <td key={measures[place]}>{writtenIn(unit, one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {liesFlat && <p className={drawer.note}>{text('headless.sizes.garment.flat')}</p>}
    </>
  );
});
