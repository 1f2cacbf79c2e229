import { observer, useStores } from '@weefsel/stores';
import { GridIcon, LargeIcon } from '@weefsel/ui';
import { useEffect, useState } from 'react';
import { DENSITIES, keepDensity, keptDensity, type Density } from './density-storage';
import classes from './density-choice.module.css';

const ICONS = { normal: GridIcon, large: LargeIcon } as const;

/**
 * How large the products are shown. Radios that style looks at, so that they work without script; none is chosen in the
 * document, which is the same for everyone: what this browser keeps is read from it.
 */
export const DensityChoice = observer(function DensityChoice() {
  const { text } = useStores().snippets;
  const [chosen, setChosen] = useState<Density>();
  useEffect(() => setChosen(keptDensity()), []);
  return (
    <fieldset className={classes.choice} aria-label={text('headless.listing.density')}>
      {DENSITIES.map((density) => {
        const Icon = ICONS[density];
        const name = text(`headless.listing.density.${density}`);
        return (
          <label key={density} className={classes.option} title={name}>
            <input
              className={classes.radio}
              type="radio"
              name="density"
              value={density}
              autoComplete="off"
              data-early="queue"
              aria-label={name}
              checked={chosen === density}
              onChange={() => {
                keepDensity(density);
                setChosen(density);
              }}
            />
            <Icon size={20} />
          </label>
        );
      })}
    </fieldset>
  );
});
