import { CONSENT_PURPOSES, type ConsentPurpose } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Checkbox } from '@weefsel/ui';
import { useEffect, useId, useRef } from 'react';
import styles from './consent-purposes.module.css';

interface ConsentPurposesProps {
  allowed: readonly ConsentPurpose[];
  onChange: (allowed: readonly ConsentPurpose[]) => void;
  /** True when the pressed button has disappeared, so that focus needs a new place. */
  takesFocus: boolean;
}

/** Each purpose with the data kept for it, the recipient and the term. */
export const ConsentPurposes = observer(function ConsentPurposes({
  allowed,
  onChange,
  takesFocus,
}: ConsentPurposesProps) {
  const { snippets } = useStores();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  const change = (purpose: ConsentPurpose, isAllowed: boolean) =>
    onChange(CONSENT_PURPOSES.filter((one) => (one === purpose ? isAllowed : allowed.includes(one))));

  return (
    <fieldset className={styles.purposes}>
      <legend className={styles.legend}>{snippets.text('headless.consent.purposes')}</legend>
      <div className={styles.purpose}>
        <p className={styles.necessary}>{snippets.text('headless.consent.necessary')}</p>
        <p className={styles.text}>{snippets.text('headless.consent.necessaryText')}</p>
      </div>
      {CONSENT_PURPOSES.map((purpose, index) => (
        <div key={purpose} className={styles.purpose}>
          <Checkbox
            ref={index === 0 ? first : undefined}
            label={snippets.text(`headless.consent.${purpose}`)}
            aria-describedby={`${id}-${purpose}`}
            checked={allowed.includes(purpose)}
            onChange={(event) => change(purpose, event.target.checked)}
          />
          <p id={`${id}-${purpose}`} className={styles.text}>
            {snippets.text(`headless.consent.${purpose}Text`)}
          </p>
        </div>
      ))}
    </fieldset>
  );
});
