import * as v from 'valibot';
import { email, phone } from './field-rules';

/** How somebody without an account is reached. */
export const contactSchema = v.object({ email: email(), phone: phone() });
