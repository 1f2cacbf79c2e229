import type { PieceViews } from '../block-views';
import { ContactOptions } from '../contact-options/contact-options';
import { InPageMenu } from '../in-page-menu/in-page-menu';
import { OpeningHours } from '../opening-hours/opening-hours';
import { RawHtml } from '../raw-html/raw-html';

export const views: PieceViews<'service'> = {
  contactOptions: ContactOptions,
  inPageMenu: InPageMenu,
  openingHours: OpeningHours,
  rawHtml: RawHtml,
};
