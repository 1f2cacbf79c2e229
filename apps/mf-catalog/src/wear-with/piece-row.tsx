import type { SnippetKey } from '@weefsel/contracts/snippets';
import { toPlainPrice } from '@weefsel/product';
import { observer, useStores } from '@weefsel/stores';
import { Picture, responsiveImage, Select } from '@weefsel/ui';
import { fieldOf, LEFT_OUT } from './choose-pieces';
import classes from './piece-row.module.css';
import type { Piece } from './wear-with-data';

/** Picture size in px; pictures of the shop are 5:9. */
const WIDTH = 96;
const HEIGHT = 173;

interface PieceRowProps {
  piece: Piece;
  /** Initial value of the choice. */
  value: string | undefined;
  error: SnippetKey | undefined;
  isAdded: boolean;
}

/** A product worn with another, with its size choice. */
export const PieceRow = observer(function PieceRow({ piece, value, error, isAdded }: PieceRowProps) {
  const { snippets, config } = useStores();
  const { text } = snippets;
  const { card, choices } = piece;
  const [only] = choices.length === 1 ? choices : [];
  const options = [
    ...(only ? [] : [{ value: '', label: text('headless.wearWith.size') }]),
    ...choices.map(({ label, soldOut }) => ({
      value: label,
      label: soldOut
        ? text('headless.wearWith.soldOutSize', { size: label })
        : label || text('headless.wearWith.take'),
      disabled: soldOut,
    })),
    { value: LEFT_OUT, label: text('headless.wearWith.leaveOut') },
  ];
  return (
    <li className={classes.piece}>
      <a href={card.href} tabIndex={-1} aria-hidden="true" className={classes.picture}>
        <Picture
          {...responsiveImage(card.image, { hosts: config.imageHosts, widths: WIDTH })}
          width={WIDTH}
          height={HEIGHT}
          alt=""
        />
      </a>
      <div className={classes.words}>
        <p className={classes.brand}>{card.brand}</p>
        <a href={card.href}>{card.name}</a>
        <p>{toPlainPrice(card.price, text)}</p>
      </div>
      <div className={classes.choice}>
        <Select
          name={fieldOf(piece)}
          label={text('headless.wearWith.sizeOf', { name: card.name })}
          labelHidden
          required
          options={options}
          defaultValue={value ?? only?.label ?? ''}
          error={error && text(error, { name: card.name })}
        />
        {isAdded && <p className={classes.added}>{text('headless.wearWith.inCart')}</p>}
      </div>
    </li>
  );
});
