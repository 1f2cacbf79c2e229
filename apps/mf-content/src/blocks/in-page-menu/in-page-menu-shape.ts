import { list, reference, text, titledPage } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { blockOf } from '../block-shape';

/** Ways to related pages, followed by a button to each FAQ heading of this page. */
export type InPageMenuBlock = v.InferOutput<typeof inPageMenuBlock>;
export const inPageMenuBlock = blockOf('inPageMenu', {
  /** What the menu is called to assistive technology. */
  title: text,
  tabs: list(
    v.object({
      _key: text,
      title: text,
      pageReference: v.exactOptional(reference),
      /** What the query followed the reference to; null when that page is gone. */
      page: titledPage,
    }),
  ),
});
