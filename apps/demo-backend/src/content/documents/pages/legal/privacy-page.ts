import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';
import { contactLines, registration } from '../../shop-facts.ts';

export const privacyPage: PageDraft = {
  slug: 'privacy',
  title: 'Privacyverklaring',
  metaDescription:
    'Welke gegevens Weefsel van je bewaart, waarom, hoe lang en met wie we ze delen. En hoe je ze inziet, verbetert of laat wissen.',
  blocks: [
    {
      _type: 'textBlock',
      title: 'Privacyverklaring',
      headingLevel: 'h1',
      text: 'We bewaren wat we nodig hebben om je bestelling te bezorgen, en niet meer. Laatst gewijzigd op 01-09-2026.',
      firstColumn: portableText(`
        ### Wie is verantwoordelijk?
        ${registration.company}, ${contactLines.address}, KvK ${registration.kvk}. Vragen over privacy mail je naar ${contactLines.email}.
        ### Welke gegevens en waarom?
        - **Naam, adres, e-mail en telefoonnummer**: om je bestelling te bezorgen en je erover te berichten (uitvoering van de overeenkomst).
        - **Bestellingen en betalingen**: voor garantie, retour en onze boekhouding (wettelijke plicht).
        - **Je account en verlanglijst**: zolang je een account hebt (uitvoering van de overeenkomst).
        - **E-mailadres voor de nieuwsbrief**: alleen als je je inschrijft (toestemming).
        - **Bezoek aan de site**: om de winkel te verbeteren, alleen als je daarvoor koos. Zie [cookies](/nl/cookies/).
        ### Hoe lang?
        Facturen bewaren we zeven jaar, omdat de Belastingdienst dat vraagt. Gesprekken met de klantenservice wissen we na een jaar, een account waarin je drie jaar niet inlogde ook.
      `),
      secondColumn: portableText(`
        ### Met wie delen we ze?
        Met de bezorger, de betaaldienst, Riverty als je achteraf betaalt, en de bedrijven die onze servers en e-mail verzorgen. Met elk daarvan hebben we een verwerkersovereenkomst. We verkopen je gegevens nooit. Alles staat op servers in de Europese Unie.
        ### Jouw rechten
        Je mag je gegevens inzien, verbeteren, meenemen en laten wissen. Je mag bezwaar maken en een toestemming altijd intrekken. Veel regel je zelf in [je account](/account); voor de rest stuur je een mail. Je hoort binnen een maand van ons.
        ### Beveiliging
        De site gebruikt overal een versleutelde verbinding. Wachtwoorden bewaren we alleen als onomkeerbare code, en kaartnummers zien we nooit: die blijven bij de betaaldienst.
        ### Niet tevreden?
        Laat het ons weten. Kom je er met ons niet uit, dan kun je een klacht indienen bij de [Autoriteit Persoonsgegevens](https://autoriteitpersoonsgegevens.nl).
      `),
    },
  ],
};
