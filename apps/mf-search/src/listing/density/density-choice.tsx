import { observer, useStores } from '@weefsel/stores';
import { GridIcon, LargeIcon } from '@weefsel/ui';
import { useEffect, useState } from 'react';
import { DENSITIES, keepDensity, keptDensity, type Density } from './density-storage';
import classes from './density-choice.module.css';

const ICONS = { normal: GridIcon, large: LargeIcon } as const;

/**
 * Density choice as radios that CSS reads, so it works without JavaScript. The shared HTML has none checked; the
 * browser's stored choice applies after hydration.
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
