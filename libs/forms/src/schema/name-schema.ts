import * as v from 'valibot';
import { required } from './field-rules';

/** What somebody is called, as long as the commerce backend takes it. */
export const nameSchema = v.object({
  firstName: required('headless.form.error.firstName', 50),
  lastName: required('headless.form.error.lastName', 60),
});
