import * as v from 'valibot';
import { readAssortment } from '../read-assortment.ts';
import type { Gender } from '../types.ts';

const names = v.array(v.string());

const FIRST_NAMES = readAssortment('reviewers', v.strictObject({ dames: names, heren: names }));

const INITIALS = 'ABDGHJKLMPRSTVWZ';

/** Names as shoppers sign: `Marieke V.` */
export const reviewerNames = (gender: Gender): string[] =>
  FIRST_NAMES[gender].flatMap((name, n) => {
    const initial = INITIALS[(n * 7) % INITIALS.length] ?? '';
    return n % 3 === 0 ? [name, `${name} ${initial}.`] : [`${name} ${initial}.`];
  });
