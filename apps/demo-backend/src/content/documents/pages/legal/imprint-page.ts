import type { PageDraft } from '../../content-writer.ts';
import { plainHero, section } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';
import { contactLines, registration } from '../../shop-facts.ts';

export const imprintPage: PageDraft = {
  slug: 'colofon',
  title: 'Colofon',
  metaDescription:
    'De bedrijfsgegevens van Weefsel Mode B.V. in Utrecht: adres, KvK-nummer, btw-nummer en wie verantwoordelijk is voor deze site.',
  blocks: [
    plainHero('Colofon', 'Wie er achter deze winkel zit, en bij wie je waarvoor terechtkunt.'),
    {
      _type: 'textBlock',
      title: 'Bedrijfsgegevens',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Onderneming
        - ${registration.company}
        - ${contactLines.address}, Nederland
        - KvK-nummer ${registration.kvk}
        - Btw-nummer ${registration.vat}
        - Bestuurders: Noor en Fien van Weefhuizen
      `),
      secondColumn: portableText(`
        ### Bereikbaar
        - Telefoon ${contactLines.phone}
        - WhatsApp ${contactLines.whatsapp}
        - E-mail ${contactLines.email}
        Bezoek zonder afspraak kan tijdens de [openingstijden van de winkel](/nl/winkels/). Voor kantoorzaken bel je even vooraf.
      `),
    },
    section(
      'Aan deze site werkten mee',
      `
        - **Redactie**: Fien van Weefhuizen
        - **Tekeningen en beelden**: ons eigen atelier
        - **Letters**: de schreefletter in de titels en de schreefloze in de tekst zijn vrij beschikbaar onder de SIL Open Font License
      `,
    ),
    section(
      'Toezicht',
      `
        Weefsel valt als webwinkel onder het toezicht van de Autoriteit Consument & Markt, en voor gegevensbescherming onder de Autoriteit Persoonsgegevens. Hoe je een klacht bij ons indient, lees je in de [algemene voorwaarden](/nl/algemene-voorwaarden/).
      `,
    ),
  ],
};
