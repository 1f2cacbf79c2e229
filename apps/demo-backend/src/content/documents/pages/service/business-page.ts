import { campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { section } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';
import { contactLines, storeInfo } from '../../shop-facts.ts';

export const businessPage: PageDraft = {
  slug: 'zakelijk',
  title: 'Zakelijk bestellen',
  metaDescription:
    'Kleding voor je team, een kerstpakket of een cadeau voor een jubilaris. Weefsel levert zakelijk vanaf vijf stuks, op factuur en op maat.',
  blocks: [
    {
      _type: 'pageHero',
      heroType: 'imageRight',
      kicker: 'Voor bedrijven',
      title: 'Zakelijk bestellen',
      text: 'Een team dat er verzorgd uitziet zonder uniform. Wij denken mee over stof, maat en budget.',
      image: campaign('men', 9, 'horizontal'),
      titleLevel: 'h1',
    },
    {
      _type: 'textBlock',
      title: 'Hoe het gaat',
      headingLevel: 'h2',
      text: 'Van eerste gesprek tot dozen op kantoor reken je op drie tot vijf weken.',
      firstColumn: portableText(`
        ### Kleding voor je team
        We komen langs met een rek vol maten, zodat iedereen kan passen. Daarna kiezen we samen een pakket: bijvoorbeeld twee overhemden, een trui en een nette broek per persoon. Nieuwe collega’s bestellen later los bij, in dezelfde kleur.
      `),
      secondColumn: portableText(`
        ### Cadeaus
        Voor een afscheid, een jubileum of het einde van het jaar. Kies een [cadeaukaart](/nl/cadeaukaart/) met een eigen bedrag, of laat ons vijftig sjaals inpakken met een kaartje van jullie erbij.
      `),
    },
    section(
      'Voorwaarden',
      `
        - Vanaf vijf stuks of een bedrag van € 500.
        - Betaling op factuur, binnen 30 dagen, met de btw apart vermeld.
        - Bij meer dan twintig stuks krijg je een vaste contactpersoon en gratis vermaken.
        De bedenktijd voor consumenten geldt niet voor zakelijke bestellingen. Wat niet past ruilen we wel, zolang het ongedragen is.
      `,
    ),
    {
      _type: 'contactOptions',
      title: 'Vraag een voorstel aan',
      text: 'Noem het aantal mensen, de gelegenheid en wanneer het klaar moet zijn. Je hoort binnen twee werkdagen van ons.',
      options: [
        {
          _key: 'zakelijk',
          title: 'Noor, zakelijke klanten',
          contactOptionGroups: [
            {
              _key: 'mail',
              icon: 'email',
              content: 'zakelijk@weefsel.example',
              link: 'mailto:zakelijk@weefsel.example',
            },
            {
              _key: 'telefoon',
              icon: 'phone',
              content: '030\u00a0012\u00a034\u00a056, keuze 2',
              link: `tel:${storeInfo.phone}`,
            },
          ],
        },
      ],
    },
    section(
      'Al klant?',
      `
        Heb je een vraag over een lopende levering of een factuur, mail dan je bestelnummer naar ${contactLines.email}. Nabestellen kan ook zo: vermeld de maat en de naam van je collega.
      `,
    ),
  ],
};
