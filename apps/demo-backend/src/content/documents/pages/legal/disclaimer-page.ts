import type { PageDraft } from '../../content-writer.ts';
import { plainHero } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';
import { contactLines, registration } from '../../shop-facts.ts';

export const disclaimerPage: PageDraft = {
  slug: 'disclaimer',
  title: 'Disclaimer',
  metaDescription:
    'Wat je mag verwachten van de informatie op de site van Weefsel, en wat je met onze teksten en beelden mag doen.',
  blocks: [
    plainHero('Disclaimer', 'Over de informatie op deze site, en wat je ermee mag doen.'),
    {
      _type: 'textBlock',
      title: 'Informatie en gebruik',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Informatie op deze site
        ${registration.company} stelt deze site met zorg samen. Toch kan er een fout in een tekst, maat of prijs staan. Zie je er een, dan horen we dat graag via ${contactLines.email}. Voor bestellingen gelden altijd onze [algemene voorwaarden](/nl/algemene-voorwaarden/).
        ### Links naar anderen
        Soms verwijzen we naar een site van een ander. Voor wat daar staat, en hoe daar met je gegevens wordt omgegaan, zijn wij niet verantwoordelijk.
      `),
      secondColumn: portableText(`
        ### Teksten en beelden
        De teksten, tekeningen en beelden op deze site zijn van Weefsel of van de merken die we verkopen. Je mag ze delen met een link naar de pagina. Wil je ze ergens anders voor gebruiken, vraag het dan eerst even.
        ### Een lek gevonden?
        Ontdek je een zwakke plek in de beveiliging, meld die dan per e-mail en geef ons de tijd om haar te dichten. We doen geen aangifte tegen wie te goeder trouw meldt.
      `),
    },
  ],
};
