import { FieldGroup, ShopForm, useForm } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, TextField } from '@weefsel/ui';
import { LIMITS, type Measure } from '../tables/measure';
import classes from './measures-form.module.css';
import { measuresSchema, WRONG } from './measures-rules';
import type { OwnMeasures } from './own-measures-storage';
import { measured } from './units';
import type { useDrafts } from './use-drafts';

interface MeasuresFormProps {
  /** Measures to ask for. */
  measures: readonly Measure[];
  own: OwnMeasures;
  drafts: ReturnType<typeof useDrafts>;
  onKeep: (own: OwnMeasures) => void;
  onForget: () => void;
}

/** Form for the body measures that a product is chosen by. */
export const MeasuresForm = observer(function MeasuresForm(props: MeasuresFormProps) {
  const { measures, own, drafts, onKeep, onForget } = props;
  const { text } = useStores().snippets;
  const { unit } = own;
  const form = useForm<Measure>({
    name: 'measures',
    schema: (typed) => measuresSchema(measures, unit, typed),
    send: async () => onKeep({ unit, measures: drafts.merged() }),
  });
  const errorOf = (measure: Measure) => {
    const error = form.errors[measure];
    const [from, to] = LIMITS[measure];
    if (error !== WRONG) return error && text(error);
    return text(WRONG, { from: measured(unit, from), to: measured(unit, to) });
  };
  return (
    <div className={classes.own}>
      <ShopForm
        form={form}
        label={text('headless.sizes.yours')}
        submit={text('headless.sizes.keep')}
        actions={
          Object.keys(own.measures).length > 0 && (
            <Button variant="underline" size="small" onClick={onForget}>
              {text('headless.sizes.forget')}
            </Button>
          )
        }
      >
        <FieldGroup legend={text('headless.sizes.yours')}>
          {measures.map((measure) => (
            <TextField
              key={measure}
              {...form.field(measure)}
              className={classes.field ?? ''}
              label={`${text(`headless.sizes.measure.${measure}`)} (${unit})`}
              hint={text(`headless.sizes.how.${measure}`)}
              error={errorOf(measure)}
              value={drafts.shown(measure)}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => {
                form.field(measure).onChange(event);
                drafts.type(measure, event.target.value);
              }}
            />
          ))}
        </FieldGroup>
        <p className={classes.stays}>{text('headless.sizes.stays')}</p>
      </ShopForm>
    </div>
  );
});
