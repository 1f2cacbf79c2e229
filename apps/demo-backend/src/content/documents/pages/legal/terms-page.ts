import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, inPageMenu, plainHero, section } from '../../page-parts.ts';
import { contactLines, registration } from '../../shop-facts.ts';

export const termsPage: PageDraft = {
  slug: 'algemene-voorwaarden',
  title: 'Algemene voorwaarden',
  metaDescription:
    'De afspraken die gelden als je bij Weefsel bestelt: prijzen, bezorging, bedenktijd, garantie, betaling en klachten.',
  blocks: [
    plainHero(
      'Algemene voorwaarden',
      'Versie 5, geldig vanaf 01-09-2026 voor alle bestellingen van consumenten. Je kunt deze pagina bewaren of afdrukken.',
    ),
    inPageMenu('Hoort hierbij', {
      herroepingsformulier: 'Herroepingsformulier',
      retourneren: 'Retourneren',
      privacy: 'Privacyverklaring',
    }),
    section(
      '1. Wie we zijn',
      `
        ${registration.company}, gevestigd op ${contactLines.address}. KvK ${registration.kvk}, btw ${registration.vat}. Je bereikt ons via ${contactLines.email}, ${contactLines.phone} en in de winkel.
      `,
    ),
    section(
      '2. Bestellen',
      `
        De overeenkomst komt tot stand als je op de knop drukt waarmee je een bestelling met betaalplicht plaatst en wij de ontvangst bevestigen. Is een artikel toch niet meer leverbaar, dan laten we dat binnen twee werkdagen weten en krijg je je geld terug. Aan een prijs die duidelijk een vergissing is, zijn we niet gebonden.
        Je moet meerderjarig zijn, of toestemming hebben van een ouder of voogd.
      `,
    ),
    section(
      '3. Prijzen',
      `
        Alle prijzen zijn in euro en inclusief btw. Verzendkosten staan apart in je winkelmand voordat je bestelt. Een doorgestreepte prijs is de laagste prijs van de 30 dagen voordat de aanbieding begon, en een percentage rekenen we vanaf die prijs.
      `,
    ),
    section(
      '4. Bezorging',
      `
        We bezorgen in {promise.countries}, zo snel als op de site staat en uiterlijk binnen {promise.latestDeliveryDays}. Lukt dat niet, dan mag je de bestelling kosteloos ontbinden. Het risico van schade of verlies gaat op je over zodra jij of iemand die je aanwees het pakket heeft ontvangen.
      `,
    ),
    section(
      '5. Bedenktijd',
      `
        Je hebt het wettelijke recht om de overeenkomst binnen {promise.withdrawalDays} na ontvangst zonder opgave van redenen te herroepen. Bestaat je bestelling uit meer leveringen, dan begint die termijn bij de laatste. Wij verlengen hem tot {promise.returnDays}.
        Je laat het ons ondubbelzinnig weten: per e-mail, per app of met het [modelformulier](/nl/herroepingsformulier/). Je krijgt meteen een bevestiging. Daarna heb je {promise.sendBackDays} om het artikel terug te sturen; de kosten daarvan zijn voor ons.
        Binnen {promise.refundDays} na je bericht betalen we het aankoopbedrag terug, en bij een volledige herroeping ook de standaardverzendkosten. We mogen wachten tot we het artikel hebben of tot je aantoont dat het onderweg is. Je betaalt alleen voor waardevermindering die verder gaat dan passen zoals in een winkel.
      `,
    ),
    section(
      '6. Uitzonderingen op de bedenktijd',
      `
        Herroepen kan niet bij kleding die volgens jouw wensen is gemaakt of vermaakt, en niet bij ondermode, badmode en oorbellen waarvan je de verzegeling hebt verbroken. Dat staat er dan bij voordat je bestelt.
      `,
    ),
    section(
      '7. Garantie',
      `
        Een artikel moet doen wat je er redelijkerwijs van mag verwachten. Is dat niet zo, dan repareren of vervangen we het zonder kosten. Kan dat niet, dan krijg je korting of je geld terug. Gaat er binnen een jaar iets stuk, dan gaan we ervan uit dat het er bij levering al was. Deze wettelijke rechten vervallen niet na een vaste termijn; een garantie van de fabrikant komt er bovenop.
      `,
    ),
    section(
      '8. Betaling',
      `
        Je betaalt bij het bestellen, of achteraf via Riverty binnen {promise.payLaterDays} na verzending. Betaal je te laat, dan krijg je eerst een kosteloze herinnering met een nieuwe termijn. Pas daarna mogen wettelijke rente en incassokosten worden gerekend.
      `,
    ),
    section(
      '9. Aansprakelijkheid',
      `
        We vergoeden schade die door onze fout ontstaat, volgens de wet. Kleuren kunnen op je scherm iets afwijken van de werkelijkheid; wijkt de kleur sterk af van onze beelden, dan valt dat onder de garantie.
      `,
    ),
    section(
      '10. Klachten en recht',
      `
        Mail je klacht naar de klantenservice; je krijgt binnen 14 dagen antwoord. Op de overeenkomst is Nederlands recht van toepassing. Woon je in {promise.abroad}, dan houd je de bescherming van het consumentenrecht van je eigen land en kun je daar naar de rechter.
      `,
    ),
    section(
      '11. Wijzigingen',
      `
        We kunnen deze voorwaarden aanpassen. Voor je bestelling geldt de versie die op de site stond toen je bestelde; ze staat in je bestelbevestiging. Die mail bevat {promise.orderMail}.
      `,
    ),
    callToAction(
      'Liever in gewone taal?',
      'Bij de klantenservice staat per onderwerp wat het voor jou betekent.',
      button('Naar de klantenservice', '/nl/klantenservice/', 'secondary'),
    ),
  ],
};
