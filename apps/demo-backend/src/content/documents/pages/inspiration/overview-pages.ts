import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, plainHero } from '../../page-parts.ts';

export const blogsPage: PageDraft = {
  slug: 'blogs',
  title: 'Verhalen',
  metaDescription:
    'Alle artikelen van Weefsel over combineren, passen en onderhoud, met bezoeken aan de weverijen en ateliers waar je kleding vandaan komt.',
  blocks: [
    plainHero(
      'Verhalen',
      'Over stof, snit en de mensen die het maken. Geschreven in de pauze, vaak met het kledingstuk op tafel.',
    ),
    { _type: 'blogsOverview' },
    callToAction(
      'Een onderwerp missen?',
      'Stel je vraag, dan zoeken wij het uit en schrijven we erover.',
      button('Stuur ons je vraag', '/nl/contact/', 'secondary'),
    ),
  ],
};

export const looksPage: PageDraft = {
  slug: 'looks',
  title: 'Looks',
  metaDescription:
    'Complete combinaties voor dames en heren, samengesteld door onze stylisten. Alle stukken uit een look bestel je los van elkaar.',
  blocks: [
    plainHero('Looks', 'Van top tot teen bedacht. Neem de hele look over, of alleen dat ene vest.'),
    { _type: 'looksOverview' },
  ],
};

export const ladiesLooksPage: PageDraft = {
  slug: 'dames/looks',
  title: 'Looks voor dames',
  metaDescription:
    'Combinaties voor dames van onze stylisten, met jurken, blazers, truien en schoenen die bij elkaar horen en samen op voorraad zijn.',
  context: 'ladies',
  blocks: [
    plainHero('Looks voor dames', 'Voor een dag op kantoor, een avond uit of een zondag zonder plan.'),
    { _type: 'looksOverview' },
    callToAction(
      'Meer lezen dan kijken?',
      'In onze artikelen leggen we uit waarom een combinatie werkt.',
      button('Naar de inspiratie', '/nl/dames/inspiratie/', 'secondary'),
    ),
  ],
};

export const menLooksPage: PageDraft = {
  slug: 'heren/looks',
  title: 'Looks voor heren',
  metaDescription:
    'Combinaties voor heren van onze stylisten, met colberts, truien, broeken en schoenen die bij elkaar horen en samen op voorraad zijn.',
  context: 'men',
  blocks: [
    plainHero('Looks voor heren', 'Genoeg om een maand lang niet voor de kast te hoeven staan denken.'),
    { _type: 'looksOverview' },
    callToAction(
      'Liever uitleg erbij?',
      'Welke kraag bij welk colbert, en waarom: dat staat in onze artikelen.',
      button('Naar de inspiratie', '/nl/heren/inspiratie/', 'secondary'),
    ),
  ],
};
