import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../database/demo-customers.ts';
import type { DemoAccount } from './demo-page.ts';

/** The accounts that every new database has. */
export const demoAccounts: readonly DemoAccount[] = DEMO_CUSTOMERS.map(({ firstName, lastName, email }) => ({
  name: `${firstName} ${lastName}`,
  email,
  password: DEMO_PASSWORD,
}));
