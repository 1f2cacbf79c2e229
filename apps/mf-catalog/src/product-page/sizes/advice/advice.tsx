import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import type { ChoiceOption } from '../../product-selection';
import type { OwnMeasures } from '../measures/own-measures-storage';
import type { SizeTable } from '../tables/size-table';
import classes from './advice.module.css';
import { nearText, reasonText, type Telling } from './reason-text';
import { suggestSize, type Suggestion } from './suggest-size';

interface AdviceProps {
  /** Choice that this table serves. */
  of: 'size' | 'length';
  table: SizeTable;
  own: OwnMeasures;
  /** Options of this product. */
  options: readonly ChoiceOption[];
  onChoose: (value: string) => void;
}

const help = ({ of, suggestion }: { of: AdviceProps['of']; suggestion: Suggestion }) => {
  if (suggestion.kind === 'fits') return undefined;
  if (suggestion.kind !== 'between') return `headless.sizes.${suggestion.kind}Help` as const;
  return of === 'size' ? 'headless.sizes.betweenHelp' : 'headless.sizes.betweenLengthHelp';
};

/** Button for a suggested size, or the reason why it is unavailable. */
const Offer = observer(function Offer({
  of,
  size,
  options,
  onChoose,
}: Pick<AdviceProps, 'of' | 'options' | 'onChoose'> & { size: string }) {
  const { text } = useStores().snippets;
  const option = options.find(({ value }) => value === size);
  const values = { name: text(`headless.product.${of}`), size };
  if (!option) return <p className={classes.lacking}>{text('headless.sizes.notOffered', values)}</p>;
  if (option.soldOut) return <p className={classes.lacking}>{text('headless.sizes.soldOut', values)}</p>;
  return (
    <Button variant="secondary" size="small" onClick={() => onChoose(size)}>
      {text('headless.sizes.choose', { ...values, name: values.name.toLowerCase() })}
    </Button>
  );
});

/**
 * Advice from one table: a suggestion, its reasons and missing measures. Renders nothing when none of its measures is
 * known.
 */
export const Advice = observer(function Advice({ of, table, own, options, onChoose }: AdviceProps) {
  const { text } = useStores().snippets;
  const suggestion = suggestSize(table, own.measures);
  if (!suggestion) return null;
  const name = text(`headless.product.${of}`);
  const telling: Telling = { text, unit: own.unit, table, word: name.toLowerCase() };
  const sizes = suggestion.kind === 'outside' ? [] : suggestion.sizes;
  const [lower = '', upper = lower] = sizes;
  const values = { name, word: telling.word, size: lower, lower, upper };
  const furtherHelp = help({ of, suggestion });
  const missing = suggestion.missing.map((one) => text(`headless.sizes.measure.${one}`).toLowerCase());
  return (
    <section className={classes.advice} aria-labelledby={`advice-${of}`}>
      <h3 id={`advice-${of}`} className={classes.title}>
        {text(`headless.sizes.${suggestion.kind}`, values)}
      </h3>
      <ul className={classes.reasons}>
        {suggestion.reasons.map((reason) => (
          <li key={reason.measure}>{reasonText(reason, telling)}</li>
        ))}
        {suggestion.kind === 'fits' && suggestion.near && <li>{nearText(suggestion.near, telling)}</li>}
      </ul>
      {furtherHelp && <p>{text(furtherHelp, values)}</p>}
      {missing.length > 0 && (
        <p>{text('headless.sizes.missing', { missing: missing.join(` ${text('headless.sizes.and')} `) })}</p>
      )}
      {(suggestion.kind === 'fits' || suggestion.kind === 'between') && (
        <div className={classes.offers}>
          {sizes.map((size) => (
            <Offer key={size} of={of} size={size} options={options} onChoose={onChoose} />
          ))}
        </div>
      )}
    </section>
  );
});
