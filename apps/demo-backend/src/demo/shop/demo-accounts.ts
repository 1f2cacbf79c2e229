import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../database/demo-customers.ts';

/** An account that testers may log in with. */
export interface DemoAccount {
  name: string;
  email: string;
  password: string;
}

/** The accounts that every new database has. */
export const demoAccounts: readonly DemoAccount[] = DEMO_CUSTOMERS.map(({ firstName, lastName, email }) => ({
  name: `${firstName} ${lastName}`,
  email,
  password: DEMO_PASSWORD,
}));
