import { observer, useStores } from '@weefsel/stores';
import { Checkbox, useHydrated } from '@weefsel/ui';
import { FormField } from '../fields/form-field';
import classes from '../fields/fields.module.css';
import type { FieldProps } from '../form/use-form';
import type { BusinessField, VisibleField } from './business-schema';
import type { TypedBusiness } from './to-business';

interface BusinessFieldsProps {
  field: (name: VisibleField) => FieldProps;
  /** Initial values, for forms that do not keep typed values themselves. */
  known?: TypedBusiness;
  /** State and setter of the choice, for forms that keep it themselves. */
  chosen?: { isBusiness: boolean; choose: (isBusiness: boolean) => void };
  /** Purpose of its address, for autocomplete. */
  use?: 'shipping' | 'billing';
}

const VAT_TOLD: BusinessField = 'vatTold';

/**
 * Choice to order as a business, with its fields, for use in a `FieldGroup`. CSS alone hides the fields, so the choice
 * works before hydration.
 */
export const BusinessFields = observer(function BusinessFields(props: BusinessFieldsProps) {
  const { field, known, chosen, use } = props;
  const { snippets } = useStores();
  const business = field('business');
  const vatId = field('vatId');
  const isTold = vatId.error === snippets.text('headless.form.error.vatUnknown');
  // With script, typing clears the error: it is always about the typed number.
  const seen = useHydrated() ? '1' : (vatId.value ?? vatId.defaultValue);
  return (
    <div className={classes.business}>
      <Checkbox
        name={business.name}
        label={snippets.text('headless.form.business')}
        {...(chosen
          ? { checked: chosen.isBusiness, onChange: (event) => chosen.choose(event.target.checked) }
          : { defaultChecked: Boolean(business.defaultValue ?? known?.business) })}
      />
      <div className={classes.group}>
        <FormField
          field={field('company')}
          label="headless.form.companyName"
          autoComplete={use ? `${use} organization` : 'organization'}
          known={known?.company}
          required
        />
        <FormField
          field={vatId}
          label="headless.form.vatId"
          hint="headless.form.vatIdHelp"
          autoComplete="off"
          known={known?.vatId}
        />
      </div>
      {isTold && <input type="hidden" name={VAT_TOLD} value={seen} />}
    </div>
  );
});
