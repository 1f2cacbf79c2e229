import { plainText } from '@weefsel/contracts';
import { observer, useStores, type SnippetsStore } from '@weefsel/stores';
import { Checkbox, TextField } from '@weefsel/ui';
import { useId, useState } from 'react';
import { facetParameter, withFilter } from '../../address/listing-state';
import { ShowMore, useExpanded } from '../../filters/show-more';
import { SHOWN_AT_FIRST } from '../../filters/shown-at-first';
import { CountedLabel } from '../counted-label';
import type { FacetViewProps } from '../facet-kind';
import type { FacetOption, OptionsFacet } from './options-facet';
import classes from './options-view.module.css';

/** The search service's value for a boolean property. */
const YES = 'Ja';

/** Label of an option: its name, or a phrase with the facet's title for 'Ja', such as 'Alleen sale'. */
export const optionLabel = (snippets: SnippetsStore, facetTitle: string, name: string): string =>
  name === YES ? snippets.text('headless.listing.only', { what: facetTitle.toLowerCase() }) : name;

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const isTicked = (chosen: readonly string[], value: string): boolean =>
  chosen.some((each) => sameText(each, value));

/** Adds a value to the chosen ones, or removes it. */
export const toggled = (chosen: readonly string[], value: string): string[] =>
  isTicked(chosen, value) ? chosen.filter((each) => !sameText(each, value)) : [...chosen, value];

/** Checkboxes of a facet; a click shows at once. An option without results stays focusable but inert. */
export const OptionsView = observer(function OptionsView({ facet, address }: FacetViewProps<OptionsFacet>) {
  const { snippets } = useStores();
  const { key, title, options, find } = facet;
  const { state, go } = address;
  const chosen = state.filters[key] ?? [];
  const listId = useId();
  const [expanded, setExpanded] = useExpanded(state, key);
  const [sought, setSought] = useState('');
  // Values toggled here stay visible: one of them has the focus.
  const [handled, setHandled] = useState<readonly string[]>([]);

  const wanted = plainText(sought.trim());
  const matching = options.filter(({ name }) => plainText(name).includes(wanted));
  const all = expanded || sought !== '';
  const shown = matching.filter(
    ({ name }, index) => all || index < SHOWN_AT_FIRST || isTicked(chosen, name) || handled.includes(name),
  );
  const restFollows = facet.alphabetical && expanded && sought === '';
  const findLabel = find?.placeholder || snippets.text('headless.listing.findBrand');
  const toggle = ({ name, count }: FacetOption) => {
    if (count === 0 && !isTicked(chosen, name)) return;
    setHandled([...handled, name]);
    go(withFilter(state, key, toggled(chosen, name)));
  };

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
      <ul id={listId} className={classes.options} data-columns={facet.oneColumn && 1} aria-label={title}>
        {shown.map((option, index) => (
          <li
            key={option.name}
            className={classes.option}
            data-rest={(restFollows && index === SHOWN_AT_FIRST) || undefined}
          >
            <Checkbox
              label={<CountedLabel label={optionLabel(snippets, title, option.name)} count={option.count} />}
              {...(option.swatch && { 'data-swatch': '', style: { background: option.swatch } })}
              name={facetParameter(key)}
              value={option.name}
              autoComplete="off"
              checked={isTicked(chosen, option.name)}
              aria-disabled={(option.count === 0 && !isTicked(chosen, option.name)) || undefined}
              onChange={() => toggle(option)}
            />
          </li>
        ))}
      </ul>
      {find && (
        <p className={classes.none} role="status">
          {shown.length === 0 && (find.none || snippets.text('headless.listing.noOptions'))}
        </p>
      )}
      {options.length > SHOWN_AT_FIRST && sought === '' && (
        <ShowMore
          facetKey={key}
          title={title}
          listId={listId}
          expanded={expanded}
          onToggle={() => {
            setExpanded(!expanded);
            setHandled([]);
          }}
          more={facet.alphabetical ? snippets.text('headless.listing.allBrands') : facet.more}
          less={facet.less}
        />
      )}
    </>
  );
});
