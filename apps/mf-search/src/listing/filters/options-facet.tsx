import { observer, useStores } from '@weefsel/stores';
import { Checkbox, TextField } from '@weefsel/ui';
import { useId, useState } from 'react';
import type { OptionsFacet as OptionsFacetData } from '../listing-data';
import { isChosen, toggled } from '../listing-state';
import { facetParameter } from '../listing-url';
import type { ListingAddress } from '../use-listing-address';
import classes from './options-facet.module.css';
import { SHOWN_AT_FIRST, ShowMore, useExpanded } from './show-more';

/** Facets whose options always stand in one column. */
const ONE_COLUMN: readonly string[] = ['Maat', 'Lengtemaat'];

interface OptionsFacetProps {
  facet: OptionsFacetData;
  address: ListingAddress;
}

/** Values to tick; a tick is answered at once. */
export const OptionsFacet = observer(function OptionsFacet({ facet, address }: OptionsFacetProps) {
  const { snippets } = useStores();
  const { key, title, options, find } = facet;
  const { state, go } = address;
  const listId = useId();
  const [expanded, setExpanded] = useExpanded(state, key);
  const [sought, setSought] = useState('');

  const matching = options.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  const all = expanded || sought !== '';
  const shown = matching.filter(
    ({ name }, index) => all || index < SHOWN_AT_FIRST || isChosen(state, key, name),
  );
  const findLabel = find?.placeholder || snippets.text('headless.listing.findBrand');

  return (
    <>
      {find && (
        <TextField
          className={classes.find}
          type="search"
          label={findLabel}
          labelHidden
          placeholder={findLabel}
          autoComplete="off"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul
        id={listId}
        className={classes.options}
        data-columns={ONE_COLUMN.includes(title) ? 1 : undefined}
        aria-label={title}
      >
        {shown.map(({ name, count, swatch }) => (
          <li key={name} className={classes.option}>
            <Checkbox
              label={name}
              count={count}
              name={facetParameter(key)}
              value={name}
              autoComplete="off"
              checked={isChosen(state, key, name)}
              onChange={() => go(toggled(state, key, name))}
            />
            {swatch && <span className={classes.swatch} style={{ background: swatch }} />}
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={classes.none} role="status">
          {find?.none || snippets.text('headless.listing.noOptions')}
        </p>
      )}
      {options.length > SHOWN_AT_FIRST && sought === '' && (
        <ShowMore
          facetKey={key}
          listId={listId}
          expanded={expanded}
          onToggle={() => setExpanded(!expanded)}
          more={facet.more}
          less={facet.less}
        />
      )}
    </>
  );
});
