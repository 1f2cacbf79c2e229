import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { Button, isPlainClick, LiveRegion, Message, useHydrated } from '@weefsel/ui';
import { useId, useRef, type MouseEvent, type RefObject } from 'react';
import { ProductHeart } from '../../product-heart';
import { WishlistForm } from '../../wishlist/wishlist-form';
import { SizeChoice } from '../choices/size-choice';
import {
  choose,
  chosenVariant,
  isSoldOut,
  lengthOptions,
  selectionHref,
  sizeOptions,
  withoutStock,
  type Selection,
} from '../product-selection';
import { SizeHelp } from '../sizes/size-help';
import { SoldOutChoice } from '../sold-out/sold-out-choice';
import type { SelectionProps } from '../use-selection';
import { ADD_BUTTON } from './purchase-form';
import classes from './purchase.module.css';
import { useAddToCart } from './use-add-to-cart';

interface JustSoldOutProps extends Pick<SelectionProps, 'data' | 'select'> {
  /** Requested selection. `data` marks its variant as sold out. */
  wanted: Selection;
}

/** Reports that the last item was just sold. Offers the other sizes. */
const JustSoldOut = observer(function JustSoldOut({ data, wanted, select }: JustSoldOutProps) {
  const { snippets } = useStores();
  const { size } = wanted;
  const name = size ? snippets.text('headless.product.inSize', { name: data.name, size }) : data.name;
  const others = sizeOptions(data, wanted).filter(({ soldOut }) => !soldOut);
  const onClick = (event: MouseEvent, value: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    select({ size: value });
  };
  return (
    <Message kind="error">
      <p>{snippets.text('headless.product.justSoldOut', { name })}</p>
      {others.length > 0 && (
        <div className={classes.others}>
          <span>{snippets.text('headless.product.otherSizes')}</span>
          {others.map(({ value }) => (
            <Button
              key={value}
              variant="secondary"
              size="small"
              href={selectionHref(data, choose(data, wanted, { size: value }))}
              aria-label={snippets.text('headless.product.chooseOther', { size: value })}
              onClick={(event: MouseEvent) => onClick(event, value)}
            >
              {value}
            </Button>
          ))}
        </div>
      )}
    </Message>
  );
});

interface PurchaseProps extends SelectionProps {
  /** Id of the form. */
  id: string;
  /** Element around the button; the buy bar observes its position. */
  button: RefObject<HTMLDivElement | null>;
}

/** Size, length, and the add-to-cart button. */
export const Purchase = observer(({ data: offered, selection, select, id, button }: PurchaseProps) => {
  const { snippets } = useStores();
  const form = useRef<HTMLFormElement>(null);
  const saving = useId();
  const purchase = useAddToCart(offered, selection, form);
  const data = withoutStock(offered, purchase.soldOutIds);
  const variant = chosenVariant(data, selection);
  const hydrated = useHydrated();
  const nothingLeft = isSoldOut(data);
  // Without script the shopper may choose another size before submitting.
  const soldOut = nothingLeft || (hydrated && variant?.inStock === false);
  const errorOf = (choice: 'size' | 'length', text: SnippetKey) =>
    purchase.missing === choice ? snippets.text(text) : undefined;

  return (
    <>
      <form id={id} ref={form} className={classes.purchase} method="post" onSubmit={purchase.submit}>
        {selection.colour && <input type="hidden" name="kleur" value={selection.colour} />}
        {data.sizes.length > 0 && (
          <SizeChoice
            name="maat"
            legend={snippets.text('headless.product.size')}
            options={sizeOptions(data, selection)}
            chosen={selection.size}
            onChoose={(size) => select({ size })}
            error={errorOf('size', 'headless.product.chooseSize')}
            help={<SizeHelp />}
          />
        )}
        {data.lengths.length > 0 && (
          <SizeChoice
            name="lengte"
            legend={snippets.text('headless.product.length')}
            options={lengthOptions(data, selection)}
            chosen={selection.length}
            onChoose={(length) => select({ length })}
            error={errorOf('length', 'headless.product.chooseLength')}
          />
        )}
        {variant?.left && (
          <p className={classes.left}>
            {snippets.text('headless.product.lastItems', { count: variant.left })}
          </p>
        )}
        <div ref={button} className={classes.act}>
          <Button type="submit" {...ADD_BUTTON} align="stretch" disabled={soldOut} busy={purchase.busy}>
            {snippets.text(soldOut ? 'headless.product.soldOut' : 'headless.product.addToCart')}
          </Button>
          <ProductHeart id={data.id} name={data.name} variant="outline" form={saving} />
        </div>
        {nothingLeft && !variant && (
          <p className={classes.left}>{snippets.text('headless.product.soldOutHelp')}</p>
        )}
        {purchase.soldOut && <JustSoldOut data={data} wanted={purchase.soldOut} select={select} />}
        {purchase.noMore && (
          <Message kind="info">{snippets.text('headless.product.noMore', { name: data.name })}</Message>
        )}
        {purchase.failed && <Message kind="error">{snippets.text('headless.product.addFailed')}</Message>}
        <noscript>
          <Button type="submit" formMethod="get" variant="underline" size="small">
            {snippets.text('headless.product.showChoice')}
          </Button>
        </noscript>
        <LiveRegion message={purchase.announcement} />
      </form>
      <SoldOutChoice data={data} selection={selection} select={select} />
      <WishlistForm id={saving} does="add" productId={data.id} />
    </>
  );
});
