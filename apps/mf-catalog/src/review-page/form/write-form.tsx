import { FieldGroup, FormField, GroupLine, ShopForm, useForm } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { useRef } from 'react';
import { FITS } from '../../product-page/reviews/reviews-data';
import type { OwnReview, Purchase } from '../review-page-data';
import { ChoiceField } from './choice-field';
import { LongTextField } from './long-text-field';
import { REVIEW_FORM, reviewSchema } from './review-form';

interface WriteFormProps {
  /** Absent when the author is no longer known. Then only the typed values are shown. */
  purchase?: Purchase | undefined;
  /** True when the product has sizes, so that fit applies. */
  asksFit: boolean;
  own?: OwnReview | undefined;
}

const STARS = [5, 4, 3, 2, 1] as const;

/**
 * Form for a review of a bought product. Validates in the browser, then submits natively: the server responds with the
 * next page.
 */
export const WriteForm = observer(function WriteForm({ purchase, own, asksFit }: WriteFormProps) {
  const { snippets } = useStores();
  const place = useRef<HTMLDivElement>(null);
  const send = async () => place.current?.querySelector('form')?.submit();
  const form = useForm({ name: REVIEW_FORM, schema: reviewSchema, send });
  const stars = STARS.map((count) => {
    const word = snippets.text(`headless.ownReview.stars.${count}`);
    const key = `headless.ownReview.starsOption${count === 1 ? 'One' : ''}` as const;
    return { value: String(count), label: snippets.text(key, { stars: count, word }) };
  });
  const fits = [
    ...FITS.map((fit) => ({ value: fit, label: snippets.text(`headless.reviews.fit.${fit}`) })),
    { value: '', label: snippets.text('headless.ownReview.fit.none') },
  ];
  return (
    <div ref={place}>
      <ShopForm
        form={form}
        isLong
        label={snippets.text('headless.ownReview.title')}
        submit={snippets.text(own ? 'headless.ownReview.change' : 'headless.ownReview.send')}
      >
        <FieldGroup>
          <GroupLine>
            <ChoiceField
              field={form.field('points')}
              legend={snippets.text('headless.ownReview.stars')}
              options={stars}
              known={own && String(Math.round(own.points))}
              required
            />
          </GroupLine>
          {asksFit && (
            <GroupLine>
              <ChoiceField
                field={form.field('fit')}
                legend={snippets.text('headless.ownReview.fit')}
                options={fits}
                known={own?.fit ?? ''}
              />
            </GroupLine>
          )}
          <FormField
            field={form.field('title')}
            label="headless.ownReview.heading"
            autoComplete="off"
            known={own?.title}
            required
          />
          <GroupLine>
            <LongTextField
              field={form.field('content')}
              label={snippets.text('headless.ownReview.content')}
              hint={snippets.text('headless.ownReview.contentHint')}
              known={own?.content}
            />
          </GroupLine>
          <FormField
            field={form.field('name')}
            label="headless.ownReview.name"
            hint="headless.ownReview.nameHint"
            autoComplete="given-name"
            known={own?.author ?? purchase?.firstName}
            required
          />
        </FieldGroup>
      </ShopForm>
    </div>
  );
});
