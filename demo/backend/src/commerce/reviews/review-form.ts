import { blank } from '../account/field-rules.ts';
import type { Fit } from '../../catalogue/reviews/create-fit.ts';
import { asObject, asText, type JsonObject } from '../transport/json-body.ts';
import { StoreError, violation, type StoreErrorEntry } from '../transport/store-error.ts';

/** A validated review form. */
interface ReviewForm {
  /** Name of the author; empty when the shopper gave none. */
  author: string;
  title: string;
  content: string;
  points: number;
  /** Reviewed size, from the shop's own custom field. */
  size: string | null;
  fit: Fit | null;
}

const FITS: readonly Fit[] = ['small', 'true', 'large'];

const LIMITS = { title: [5, 255], content: [40, 10_000], name: [1, 255] } as const;
const STARS = [1, 5] as const;

function checkText(body: JsonObject, field: 'title' | 'content' | 'name'): StoreErrorEntry[] {
  const { length } = asText(body[field]);
  const [shortest, longest] = LIMITS[field];
  if (length === 0) return [blank(`/${field}`)];
  if (length < shortest) {
    const detail = `This value is too short. It should have ${shortest} characters or more.`;
    return [violation('TOO_SHORT_ERROR', `/${field}`, detail, { '{{ limit }}': shortest })];
  }
  if (length <= longest) return [];
  const detail = `This value is too long. It should have ${longest} characters or less.`;
  return [violation('TOO_LONG_ERROR', `/${field}`, detail, { '{{ limit }}': longest })];
}

function checkPoints({ points }: JsonObject): StoreErrorEntry[] {
  if (points === undefined || points === null || points === '') return [blank('/points')];
  const stars = typeof points === 'string' || typeof points === 'number' ? Number(points) : NaN;
  const [fewest, most] = STARS;
  if (Number.isNaN(stars))
    return [violation('INVALID_TYPE_ERROR', '/points', 'This value should be of type numeric.')];
  if (stars < fewest) {
    const detail = `This value should be greater than or equal to ${fewest}.`;
    return [violation('TOO_LOW_ERROR', '/points', detail, { '{{ compared_value }}': fewest })];
  }
  if (stars <= most) return [];
  const detail = `This value should be less than or equal to ${most}.`;
  return [violation('TOO_HIGH_ERROR', '/points', detail, { '{{ compared_value }}': most })];
}

/** Reads the shop's own fields. Invalid values are ignored, like fields that a backend does not know. */
function readPurchase({ customFields }: JsonObject): Pick<ReviewForm, 'size' | 'fit'> {
  const { nd_size: size, nd_fit: fit } = asObject(customFields);
  return { size: asText(size).slice(0, 30) || null, fit: FITS.find((one) => one === fit) ?? null };
}

/** Reads a submitted review. @throws StoreError 400 with a violation for each field */
export function readReviewForm(body: JsonObject): ReviewForm {
  const errors = [
    // The name may be absent, but not empty.
    ...(body['name'] === undefined || body['name'] === null ? [] : checkText(body, 'name')),
    ...checkText(body, 'title'),
    ...checkText(body, 'content'),
    ...checkPoints(body),
  ];
  if (errors.length > 0) throw new StoreError(400, errors);
  return {
    author: asText(body['name']),
    title: asText(body['title']),
    content: asText(body['content']),
    points: Number(body['points']),
    ...readPurchase(body),
  };
}
