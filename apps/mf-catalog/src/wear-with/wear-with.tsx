import { FORM_FIELD, type FragmentProps, type WearWithProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Heading, Message, useHydrated } from '@weefsel/ui';
import { fieldOf, LOOK_FIELD, WEAR_WITH_FORM } from './choose-pieces';
import { PieceRow } from './piece-row';
import { useAddPieces } from './use-add-pieces';
import type { WearWithData } from './wear-with-data';
import classes from './wear-with.module.css';

const WornWith = observer(function WornWith({
  path,
  look,
  data,
}: Pick<WearWithProps, 'path' | 'look'> & { data: WearWithData }) {
  const { text } = useStores().snippets;
  // Without script the browser's own validation reports a missing size.
  const isAlive = useHydrated();
  const { looks, pieces } = data;
  const { submit, isBusy, errors, failure, added, valueOf } = useAddPieces(pieces);
  return (
    <section className={classes.worn}>
      <Heading level={2}>{text(look ? 'headless.wearWith.look' : 'headless.wearWith.title')}</Heading>
      {looks.length > 0 && (
        <p>
          {text(looks.length > 1 ? 'headless.wearWith.inLooks' : 'headless.wearWith.inLook')}{' '}
          {looks.map(({ href, title }, place) => (
            <span key={href}>
              {place > 0 && ', '}
              <a href={href}>{title}</a>
            </span>
          ))}
        </p>
      )}
      <form method="post" action={path} className={classes.form} noValidate={isAlive} onSubmit={submit}>
        {look && <input type="hidden" name={LOOK_FIELD} value={look} />}
        <ul className={classes.pieces}>
          {pieces.map((piece) => (
            <PieceRow
              key={piece.card.id}
              piece={piece}
              value={valueOf(fieldOf(piece))}
              error={errors[fieldOf(piece)]}
              isAdded={added.includes(fieldOf(piece))}
            />
          ))}
        </ul>
        {failure && <Message kind="error">{text(failure)}</Message>}
        <div>
          <Button type="submit" name={FORM_FIELD} value={WEAR_WITH_FORM} busy={isBusy}>
            {text('headless.wearWith.addAll')}
          </Button>
        </div>
      </form>
    </section>
  );
});

/** Products worn with a product, each with a size choice. One button adds all of them to the cart. */
export const Fragment = observer(function WearWith({
  path,
  look,
  data,
}: WearWithProps & FragmentProps<WearWithData | null>) {
  const { snippets } = useStores();
  // Error texts.
  snippets.carry('wearWith');
  return data ? <WornWith path={path} {...(look && { look })} data={data} /> : null;
});
