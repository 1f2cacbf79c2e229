import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import type { useAddressLookup } from './use-address-lookup';
import classes from '../fields/fields.module.css';

/**
 * Reports the result of the lookup of street and city. Visually hidden where the fields show it themselves.
 */
export const AddressNote = observer(function AddressNote({
  lookup,
  takeOver,
}: Pick<ReturnType<typeof useAddressLookup>, 'lookup' | 'takeOver'>) {
  const { snippets } = useStores();
  const { state, found, differs } = lookup;
  const keys = {
    off: undefined,
    asking: undefined,
    found: differs ? 'headless.form.addressDiffers' : 'headless.form.addressFilled',
    unknown: 'headless.form.addressUnknown',
    failed: 'headless.form.addressFailed',
  } as const;
  const key = keys[state];
  const text = key ? snippets.text(key, { street: found?.street ?? '', city: found?.city ?? '' }) : '';
  const isQuiet = text === '' || (state === 'found' && !differs);
  return (
    <div className={classes.note} data-quiet={isQuiet || undefined}>
      <span role="status">{text}</span>
      {state === 'found' && differs && (
        <Button type="button" variant="underline" size="small" onClick={takeOver}>
          {snippets.text('headless.form.addressTakeOver')}
        </Button>
      )}
    </div>
  );
});
