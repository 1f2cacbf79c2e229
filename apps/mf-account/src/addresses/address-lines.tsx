import type { CustomerAddress } from '@weefsel/api-clients';
import { addressLines } from '../session/read-customer';
import classes from './address-lines.module.css';

export function AddressLines({ address }: { address: CustomerAddress }) {
  return (
    <address className={classes.address}>
      {addressLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
