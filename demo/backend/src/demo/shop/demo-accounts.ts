import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../database/demo-customers.ts';

/** An account for testers. */
export interface DemoAccount {
  name: string;
  email: string;
  password: string;
}

/** Accounts in every new database. */
export const demoAccounts: readonly DemoAccount[] = DEMO_CUSTOMERS.map(({ firstName, lastName, email }) => ({
  name: `${firstName} ${lastName}`,
  email,
  password: DEMO_PASSWORD,
}));
