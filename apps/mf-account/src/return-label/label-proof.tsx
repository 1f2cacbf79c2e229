import { observer, useStores } from '@weefsel/stores';
import { TextField } from '@weefsel/ui';
import { StepButton } from '../withdrawal/step-button';
import { StepForm, useStepFields } from '../withdrawal/step-form';
import { PROVE_LABEL } from './label-proof-form';

/** Asks for the postcode when only the withdrawal's code is known. The label shows an address. */
export const LabelProof = observer(function LabelProof() {
  const { snippets } = useStores();
  const { field } = useStepFields(PROVE_LABEL);
  return (
    <>
      <p>{snippets.text('headless.returnLabel.proofHelp')}</p>
      <StepForm name={PROVE_LABEL} label={snippets.text('headless.returnLabel.proofTitle')}>
        <TextField
          {...field('zipcode')}
          label={snippets.text('headless.returnLabel.zipcode')}
          autoComplete="postal-code"
          required
        />
        <StepButton align="left">{snippets.text('headless.returnLabel.proofSubmit')}</StepButton>
      </StepForm>
    </>
  );
});
