import { maybeText, reference, text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';

/** One tab of a product slider on the wire; `ProductSliderTab` is the shape that mf-catalog's fragment takes. */
export type ProductSliderBlockTab = v.InferOutput<typeof productSliderTab>;
export const productSliderTab = v.object({
  _key: text,
  title: text,
  /** Absent means `dpg`: the newest products of the category that `pageReference` points at. */
  dataSource: v.exactOptional(v.picklist(['TweakwiseRecommend', 'dpg'])),
  TweakwiseRecommendationId: maybeText,
  pageReference: v.exactOptional(reference),
});
