import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, faq, inPageMenu, plainHero } from '../../page-parts.ts';
import { contactOptions, openingWords } from '../../shop-facts.ts';
import { serviceQuestions } from './service-faq.ts';

export const servicePage: PageDraft = {
  slug: 'klantenservice',
  title: 'Klantenservice',
  metaDescription:
    'Vragen over je bestelling, bezorging, retour of maat? Hier vind je snel antwoord, of je bereikt ons per telefoon, WhatsApp en e-mail.',
  blocks: [
    plainHero(
      'Klantenservice',
      'De meeste vragen zijn hier in een minuut beantwoord. Lukt dat niet, dan helpt een collega je verder.',
    ),
    inPageMenu('Onderwerpen', {
      bezorgen: 'Bezorgen',
      retourneren: 'Retourneren',
      betalen: 'Betalen',
      maattabel: 'Maattabel',
      cadeaukaart: 'Cadeaukaart',
      herstelservice: 'Herstelservice',
      winkels: 'Onze winkel',
    }),
    faq('Veelgestelde vragen', ...serviceQuestions),
    {
      _type: 'contactOptions',
      title: 'Liever even overleggen?',
      text: `We zijn ${openingWords.daysPerWeek} bereikbaar en antwoorden op WhatsApp meestal binnen een kwartier.`,
      options: contactOptions,
    },
    callToAction(
      'Staat je bestelling in je account?',
      'Log in om te zien hoe ver je pakket is of om je factuur te downloaden.',
      button('Naar je account', '/account'),
    ),
  ],
};
