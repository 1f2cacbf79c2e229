import { FORM_FIELD, paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message, Select, useHydrated, VisuallyHidden } from '@weefsel/ui';
import { PRODUCT_FIELD, VARIANT_FIELD, type WishlistDeed } from '../wishlist-form';
import classes from './saved-buy.module.css';
import type { SavedChoice } from './saved-choice';
import { toChoiceOptions } from './to-choice-options';
import { useBuySaved } from './use-buy-saved';

const PUT: WishlistDeed = 'put';

interface SavedBuyFormProps {
  productId: string;
  /** Name of the product. */
  name: string;
  choices: readonly SavedChoice[];
}

/** Adds a saved product to the cart in the chosen size. Without script the wishlist page handles the form. */
export const SavedBuyForm = observer(function SavedBuyForm(props: SavedBuyFormProps) {
  const { productId, name, choices } = props;
  const { snippets } = useStores();
  const hydrated = useHydrated();
  const { submit, busy, failure, soldOutIds, isMissing, choose } = useBuySaved(choices);
  const [only, ...others] = choices;
  const { placeholder, options } = toChoiceOptions(choices, soldOutIds, snippets.text);

  return (
    <form
      className={classes.buy}
      method="post"
      action={paths.wishlist.to()}
      noValidate={hydrated}
      onSubmit={submit}
    >
      <input type="hidden" name={FORM_FIELD} value={PUT} />
      <input type="hidden" name={PRODUCT_FIELD} value={productId} />
      {only && others.length === 0 ? (
        <input type="hidden" name={VARIANT_FIELD} value={only.id} />
      ) : (
        <Select
          label={snippets.text('headless.wishlist.choiceOf', { name })}
          labelHidden
          name={VARIANT_FIELD}
          required
          options={[{ value: '', label: placeholder }, ...options]}
          error={isMissing ? snippets.text('headless.wishlist.chooseHere') : undefined}
          onChange={choose}
        />
      )}
      <Button type="submit" variant="secondary" size="small" align="stretch" busy={busy}>
        {snippets.text('headless.wishlist.addToCart')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {failure && <Message kind="error">{snippets.text(failure, { name })}</Message>}
    </form>
  );
});
