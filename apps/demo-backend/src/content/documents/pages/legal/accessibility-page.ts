import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, plainHero, section } from '../../page-parts.ts';
import { contactLines } from '../../shop-facts.ts';

export const accessibilityPage: PageDraft = {
  slug: 'toegankelijkheid',
  title: 'Toegankelijkheidsverklaring',
  metaDescription:
    'Iedereen moet bij Weefsel kunnen winkelen, ook met een schermlezer of alleen een toetsenbord. Lees hoe ver we zijn en wat nog niet lukt.',
  blocks: [
    plainHero(
      'Toegankelijkheidsverklaring',
      'Iedereen moet bij ons kunnen winkelen, met of zonder muis, met of zonder scherp zicht. Opgesteld op 02-11-2026.',
    ),
    section(
      'Waar we aan voldoen',
      `
        We bouwen deze winkel volgens de WCAG 2.2 op niveau AA en de Europese norm EN 301 549. Sinds 28 juni 2025 verplicht de wet webwinkels daartoe; wij deden het al omdat een winkel met een drempel geen goede winkel is.
        De site voldoet gedeeltelijk. Elke nieuwe versie toetsen we met geautomatiseerde controles, en twee keer per jaar met mensen die dagelijks een schermlezer gebruiken.
      `,
    ),
    section(
      'Wat je mag verwachten',
      `
        - Alles werkt met het toetsenbord, en je ziet waar je bent.
        - Tekst mag tot 200% groter zonder dat er iets wegvalt.
        - Beelden die iets vertellen hebben een beschrijving; versiering slaat je schermlezer over.
        - Fouten in formulieren staan bij het veld, in woorden.
        - Wie bewegende beelden uitzet op zijn apparaat, krijgt ze bij ons ook niet.
        - Zoeken, kiezen en lezen kan ook zonder JavaScript.
      `,
    ),
    section(
      'Wat nog niet goed gaat',
      `
        - Niet elke foto van Instagram heeft een goede beschrijving. Voor nieuwe berichten schrijven we die wel.
        - De betaalpagina is van onze betaaldienst. Loop je daar vast, dan nemen we je bestelling telefonisch aan.
        - De prijsschuif in de filters is lastig met spraakbediening. Sorteren op prijs gaat wel.
      `,
    ),
    section(
      'Loop je ergens tegenaan?',
      `
        Vertel het ons via ${contactLines.email} of ${contactLines.phone}. Noem de pagina en wat je gebruikt, bijvoorbeeld VoiceOver op een iPhone. Binnen twee werkdagen krijg je antwoord, en als het kan meteen een andere weg naar wat je zocht.
        Vind je dat we er te weinig aan doen, dan kun je dat melden bij de [Autoriteit Consument & Markt](https://www.acm.nl), die toezicht houdt.
      `,
    ),
    callToAction(
      'Liever met iemand winkelen?',
      'In Utrecht lopen we met je mee langs de rekken, ook buiten de drukke uren.',
      button('Plan je bezoek', '/nl/winkels/', 'secondary'),
    ),
  ],
};
