import { observer, useStores } from '@weefsel/stores';
import { PAYMENT_MARKS, PAYMENT_MARKS_PATH } from './payment-mark-names';
import styles from './payment-marks.module.css';

/** Accepted payment methods; each mark has its name as text alternative. */
export const PaymentMarks = observer(function PaymentMarks() {
  const { snippets } = useStores();
  return (
    <section>
      <h2 className={styles.title}>{snippets.text('headless.footer.payment')}</h2>
      <ul className={styles.marks}>
        {Object.entries(PAYMENT_MARKS).map(([mark, name]) => (
          <li key={mark}>
            <img
              className={styles.mark}
              src={`${PAYMENT_MARKS_PATH}#${mark}`}
              alt={name}
              width="48"
              height="30"
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  );
});
