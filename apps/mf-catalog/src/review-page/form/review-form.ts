import type { SnippetKey } from '@weefsel/contracts/snippets';
import * as v from 'valibot';
import type {} from '../../texts.nl';

/** Names of the page's forms. */
export const REVIEW_FORM = 'review';
export const WITHDRAW_FORM = 'withdraw';

const key = (text: SnippetKey): string => text;

const text = (missing: SnippetKey, shortest: number, tooShort: SnippetKey, longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.minLength(shortest, tooShort),
    v.maxLength(longest, key('headless.form.error.tooLong')),
  );

const NO_NAME = 'headless.ownReview.error.name';

/** Review rules of commerce, so that commerce refuses no valid form. */
export const reviewSchema = v.object({
  points: v.pipe(v.string(), v.regex(/^[1-5]$/, key('headless.ownReview.error.points'))),
  fit: v.pipe(v.string(), v.regex(/^(|small|true|large)$/, key('headless.form.error.other'))),
  title: text('headless.ownReview.error.heading', 5, 'headless.ownReview.error.headingShort', 255),
  content: text('headless.ownReview.error.content', 40, 'headless.ownReview.error.contentShort', 10_000),
  name: text(NO_NAME, 1, NO_NAME, 60),
});
