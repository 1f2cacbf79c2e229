import { CheckIcon, ReturnIcon, TruckIcon } from '../icons/product-icons';
import classes from './promises.module.css';

interface PromisesProps {
  /** Undefined for an unavailable product. */
  delivery: string | undefined;
  shipping: string;
  returns: string;
}

/** The shop's promises about delivery and returns. */
export function Promises({ delivery, shipping, returns }: PromisesProps) {
  const promises = [
    [delivery, TruckIcon],
    [shipping, CheckIcon],
    [returns, ReturnIcon],
  ] as const;
  return (
    <ul className={classes.promises}>
      {promises.map(
        ([text, Icon], place) =>
          text && (
            <li key={place} className={classes.promise}>
              <Icon size={20} />
              {text}
            </li>
          ),
      )}
    </ul>
  );
}
