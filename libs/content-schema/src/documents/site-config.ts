import type { MainNavEntry, SiteConfig } from '@weefsel/contracts';
import { yesNo } from '../fields/choice';
import type { FieldsOf } from '../fields/field';
import { path } from '../fields/link';
import { listOf } from '../fields/list';
import { to } from '../fields/reference';
import { line } from '../fields/text';
import { defineDocument } from './define-document';
import { openingHours } from './opening-hours';

const fields: FieldsOf<SiteConfig> = {
  mainNav: listOf<MainNavEntry>(
    'Hoofdmenu',
    {
      title: 'Ingang',
      fields: {
        title: line('Naam', { required: true, max: 24 }),
        url: path('Pad', { description: 'Wint van de pagina.' }),
        page: to('page', 'Pagina'),
      },
      shown: { title: 'title', subtitle: 'url' },
    },
    { max: 8 },
  ),
  showSalePercentage: yesNo('Toon het percentage bij afgeprijsde artikelen'),
  openingHours,
};

/** Header, opening hours and switches of the whole shop. */
export const siteConfig = defineDocument({ name: 'siteConfig', title: 'Winkel', fields });
