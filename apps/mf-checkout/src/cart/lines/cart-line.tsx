import type { QuantityPrice } from '@weefsel/api-clients';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { formatPrice, VisuallyHidden, Price, QuantityStepper } from '@weefsel/ui';
import classes from './cart-line.module.css';
import { LINE_FORM, LineForm } from './line-form';
import { LinePicture } from './line-picture';
import { RemoveButton } from './remove-button';
import type { Line } from './to-line';
import { useLineChange, type LineWatcher } from './use-line-change';
import { toCardTexts, toQuantityText } from '@weefsel/product';

interface QuantityProps {
  line: Line & Required<Pick<Line, 'limits'>>;
  busy: boolean;
  onChange: (quantity: number) => void;
}

/** Quantity of a line, changed by one purchase step or typed; the backend limits and explains a typed one. */
const Quantity = observer(function Quantity({ line, busy, onChange }: QuantityProps) {
  const { snippets } = useStores();
  const { quantity, limits } = line;
  const { min, max, step } = limits;
  return (
    <QuantityStepper
      value={quantity}
      // The stepper stops at its limits. So each limit is placed where one more step would exceed it.
      min={min + step - 1}
      max={max - step + 1}
      onChange={(wanted) => onChange(quantity + (wanted - quantity) * step)}
      busy={busy}
      sends={{ name: LINE_FORM.quantity, decrease: quantity - step, increase: quantity + step }}
      typed={{
        name: LINE_FORM.typed,
        label: snippets.text('headless.cart.quantity', { name: line.name }),
        onType: onChange,
      }}
      labels={{
        group: snippets.text('headless.cart.quantity', { name: line.name }),
        decrease: snippets.text('headless.cart.decrease'),
        increase: snippets.text('headless.cart.increase'),
        busy: snippets.text('headless.cart.saving'),
      }}
    />
  );
});

interface CartLineProps extends LineWatcher {
  line: Line;
  /** Message of the cart about this line. */
  notice?: string | undefined;
  /** Lower unit prices for larger quantities. */
  steps?: readonly QuantityPrice[] | undefined;
}

export const CartLine = observer(function CartLine({ line, notice, steps, ...watcher }: CartLineProps) {
  const { snippets } = useStores();
  const { send, failed, pending } = useLineChange(line, watcher);
  const { name, brand, href, limits } = line;
  const picture = <LinePicture line={line} />;
  const cheaper = steps?.find(({ from }) => from > line.quantity && from <= (limits?.max ?? 0));

  return (
    <div
      className={classes.line}
      aria-busy={pending !== undefined || undefined}
      data-leaving={pending === 'remove' || undefined}
    >
      {href ? (
        <a className={classes.picture} href={href} tabIndex={-1} aria-hidden="true">
          {picture}
        </a>
      ) : (
        <div className={classes.picture}>{picture}</div>
      )}
      <div className={classes.what}>
        {brand && <p className={classes.brand}>{brand}</p>}
        <p className={classes.name}>{href ? <a href={href}>{name}</a> : name}</p>
        <ul className={classes.options}>
          {line.options.map((option) => (
            <li key={option.group}>{snippets.text('headless.cart.option', option)}</li>
          ))}
        </ul>
        <div className={classes.unit}>
          {line.price && (
            <Price
              price={line.price}
              labels={toCardTexts(snippets.text)}
              unit={snippets.text('headless.cart.perPiece')}
            />
          )}
          {line.total !== undefined && (
            <p className={classes.total}>
              <VisuallyHidden>{snippets.text('headless.cart.lineTotal')} </VisuallyHidden>
              {formatPrice(line.total)}
            </p>
          )}
        </div>
        {cheaper && <p className={classes.cheaper}>{toQuantityText(cheaper, snippets.text)}</p>}
      </div>
      <LineForm lineId={line.id} className={classes.how}>
        {limits ? (
          <Quantity
            line={{ ...line, limits }}
            busy={pending !== undefined}
            onChange={(quantity) =>
              send(quantity === 0 ? { kind: 'remove' } : { kind: 'quantity', quantity })
            }
          />
        ) : (
          <span>{line.quantity}</span>
        )}
        {line.removable && (
          <RemoveButton name={name} busy={pending === 'remove'} onRemove={() => send({ kind: 'remove' })} />
        )}
      </LineForm>
      {notice && <p className={classes.notice}>{notice}</p>}
      {failed && (
        <div className={classes.failed}>
          <RetryMessage
            text={failed.kind === 'remove' ? 'headless.cart.removeFailed' : 'headless.cart.changeFailed'}
            onRetry={() => send(failed)}
          />
        </div>
      )}
    </div>
  );
});
