import { observer, useStores } from '@weefsel/stores';
import { VisuallyHidden } from '@weefsel/ui';
import { UNITS, type Unit } from './measures/units';
import classes from './unit-switch.module.css';

interface UnitSwitchProps {
  /** Distinguishes it from another switch on the page. */
  of?: string;
  unit: Unit;
  onChoose: (unit: Unit) => void;
}

/** Switch between centimetres and inches, for all tables around it. */
export const UnitSwitch = observer(function UnitSwitch({ of = '', unit, onChoose }: UnitSwitchProps) {
  const { text } = useStores().snippets;
  return (
    <fieldset className={classes.switch}>
      <legend>
        <VisuallyHidden>{text('headless.sizes.unit')}</VisuallyHidden>
      </legend>
      {UNITS.map((one) => (
        <label key={one} className={classes.choice}>
          <input
            className={classes.input}
            type="radio"
            name={`unit${of}`}
            value={one}
            checked={one === unit}
            onChange={() => onChoose(one)}
          />
          <span className={classes.value}>{one}</span>
        </label>
      ))}
    </fieldset>
  );
});
