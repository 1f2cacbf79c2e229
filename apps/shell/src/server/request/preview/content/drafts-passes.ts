import { Signer } from '@fastify/cookie';
import { createHmac } from 'node:crypto';

/** Cookie of a browser that sees drafts. */
export const DRAFTS_COOKIE = 'weefsel-drafts';

/** How long a browser sees drafts, in ms. */
export const DRAFTS_MS = 3_600_000;

/** Content of the cookie: access to drafts until a time in ms since 1970, possibly past. */
export interface DraftsPass {
  until: number;
  /** Versions of documents that it shows: `drafts`, `published`, or releases separated by commas. */
  perspective: string;
}

/** Signs and verifies the cookies. All servers of the shop with the same token accept them. */
export class DraftsPasses {
  private readonly signer: Signer;

  constructor(token: string) {
    const secret = createHmac('sha256', token).update('weefsel: who sees drafts').digest();
    this.signer = new Signer(secret, 'sha256');
  }

  write({ until, perspective }: DraftsPass): string {
    return this.signer.sign(`${until}.${perspective}`);
  }

  /** Undefined for a cookie that this shop did not sign. */
  read(cookie: string | undefined): DraftsPass | undefined {
    if (!cookie) return undefined;
    const { valid, value } = this.signer.unsign(cookie);
    const [time, perspective = 'drafts'] = value?.split('.') ?? [];
    const until = Number(time);
    return valid && Number.isSafeInteger(until) ? { until, perspective } : undefined;
  }
}
