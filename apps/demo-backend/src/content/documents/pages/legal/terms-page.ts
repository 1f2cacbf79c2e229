import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';
import { contactLines, registration } from '../../shop-facts.ts';

export const termsPage: PageDraft = {
  slug: 'algemene-voorwaarden',
  title: 'Algemene voorwaarden',
  metaDescription:
    'De afspraken die gelden als je bij Weefsel bestelt: prijzen, bezorging, bedenktijd, garantie, betaling en klachten.',
  blocks: [
    {
      _type: 'textBlock',
      title: 'Algemene voorwaarden',
      headingLevel: 'h1',
      text: 'Versie 4, geldig vanaf 01-09-2026 voor alle bestellingen van consumenten.',
      firstColumn: portableText(`
        ### 1. Wie we zijn
        ${registration.company}, gevestigd op ${contactLines.address}, KvK ${registration.kvk}, btw ${registration.vat}. Je bereikt ons via ${contactLines.email} en ${contactLines.phone}.
        ### 2. Bestellen
        De overeenkomst komt tot stand zodra je een bestelbevestiging per e-mail ontvangt. Is een artikel toch niet meer leverbaar, dan laten we dat binnen twee werkdagen weten en krijg je je geld terug. Aan een duidelijke vergissing in een prijs zijn we niet gebonden.
        ### 3. Prijzen
        Alle prijzen zijn in euro's en inclusief btw. Verzendkosten staan apart in je winkelmand. Bij een aanbieding vermelden we de laagste prijs van de 30 dagen ervoor.
        ### 4. Bezorging
        We bezorgen in Nederland en België, uiterlijk binnen 30 dagen. Lukt dat niet, dan mag je de bestelling kosteloos ontbinden. Het risico van schade of verlies gaat op je over zodra je het pakket hebt ontvangen.
        ### 5. Bedenktijd
        Je mag je bestelling tot 30 dagen na ontvangst zonder reden ontbinden. Meld dat via je account, per e-mail of met het modelformulier, en stuur het artikel daarna binnen 14 dagen terug. Je krijgt het aankoopbedrag en de standaardverzendkosten terug; het terugsturen is gratis.
      `),
      secondColumn: portableText(`
        ### 6. Uitzonderingen
        Geen bedenktijd geldt voor kleding die voor jou is vermaakt, en voor ondermode, badmode en oorbellen waarvan de verzegeling is verbroken.
        ### 7. Garantie
        Een artikel moet doen wat je er redelijkerwijs van mag verwachten. Is dat niet zo, dan repareren of vervangen we het, of krijg je je geld terug. Dit wettelijke recht vervalt niet na een vaste termijn.
        ### 8. Betaling
        Je betaalt bij het bestellen, of achteraf via Riverty binnen 14 dagen na verzending. Betaal je te laat, dan krijg je eerst een kosteloze herinnering met een termijn van 14 dagen.
        ### 9. Aansprakelijkheid
        We vergoeden schade die door onze fout ontstaat. Kleuren kunnen op je scherm iets afwijken van de werkelijkheid.
        ### 10. Klachten en recht
        Mail je klacht naar de klantenservice; je krijgt binnen 14 dagen antwoord. Op de overeenkomst is Nederlands recht van toepassing. Woon je in België, dan houd je de bescherming van het Belgische consumentenrecht.
      `),
    },
  ],
};
