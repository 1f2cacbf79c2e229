import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, inPageMenu, plainHero, section } from '../../page-parts.ts';
import { contactLines, registration } from '../../shop-facts.ts';

export const privacyPage: PageDraft = {
  slug: 'privacy',
  title: 'Privacyverklaring',
  metaDescription:
    'Welke gegevens Weefsel van je bewaart, waarom, hoe lang en met wie we ze delen. En hoe je ze inziet, verbetert of laat wissen.',
  blocks: [
    plainHero(
      'Privacyverklaring',
      'We bewaren wat we nodig hebben om je bestelling te bezorgen, en niet meer. Laatst gewijzigd op 01-09-2026.',
    ),
    inPageMenu('Onze afspraken met jou', {
      cookies: 'Cookies',
      'algemene-voorwaarden': 'Algemene voorwaarden',
      colofon: 'Colofon',
    }),
    section(
      'Wie is verantwoordelijk?',
      `
        ${registration.company}, ${contactLines.address}, KvK ${registration.kvk}. Vragen over privacy mail je naar ${contactLines.email}; zet er ‘privacy’ bij, dan komt je bericht meteen bij de juiste collega.
      `,
    ),
    section(
      'Welke gegevens, waarvoor en op welke grond',
      `
        - **Naam, adres, e-mail en telefoonnummer**: om je bestelling te bezorgen en je erover te berichten. Grond: uitvoering van de overeenkomst.
        - **Bestellingen, betalingen en retouren**: voor garantie en onze boekhouding. Grond: overeenkomst en wettelijke plicht.
        - **Je account en verlanglijst**: om ze voor je te bewaren. Grond: uitvoering van de overeenkomst.
        - **Berichten aan de klantenservice**: om je te helpen en ervan te leren. Grond: ons gerechtvaardigd belang bij goede service.
        - **E-mailadres voor de nieuwsbrief**: alleen als je je inschrijft en dat bevestigt. Grond: toestemming.
        - **Wat je zoekt en bekijkt**: om resultaten beter te laten passen, alleen als je daarvoor koos. Grond: toestemming. Lees meer bij [cookies](/nl/cookies/).
        - **Technische gegevens van je bezoek**: kort, om storingen en misbruik te vinden. Grond: ons gerechtvaardigd belang bij een veilige site.
      `,
    ),
    section(
      'Hoe lang bewaren we ze?',
      `
        - Facturen en betalingen: zeven jaar, omdat de Belastingdienst dat vraagt.
        - Gesprekken met de klantenservice: een jaar.
        - Een account waarin je drie jaar niet inlogde: dan wissen we het, na een bericht vooraf.
        - Je adres voor de nieuwsbrief: tot je je afmeldt.
        - Technische gegevens: dertig dagen.
      `,
    ),
    section(
      'Met wie delen we ze?',
      `
        - **PostNL**: je naam, adres, e-mailadres en telefoonnummer, om te bezorgen.
        - **Onze betaaldienst en je bank**: wat nodig is voor de betaling.
        - **Riverty**: alleen als je achteraf betaalt. Riverty toetst dan zelf of dat kan en is daarvoor zelf verantwoordelijk; je mag vragen dat een mens de uitkomst bekijkt.
        - **Bedrijven die onze servers, e-mail en zoekfunctie verzorgen**: met elk daarvan hebben we een verwerkersovereenkomst.
        We verkopen je gegevens nooit. Ze staan op servers in de Europese Unie. Stuur je ons een bericht via WhatsApp, Instagram of Facebook, dan verwerkt dat bedrijf het ook daarbuiten, volgens zijn eigen regels. Wil je dat niet, bel of mail ons dan.
      `,
    ),
    section(
      'Jouw rechten',
      `
        Volgens de AVG mag je je gegevens inzien, verbeteren, laten wissen, laten beperken en meenemen naar een ander. Je mag bezwaar maken als we ons op een gerechtvaardigd belang beroepen. Een toestemming trek je in wanneer je wilt; wat we daarvoor deden blijft rechtmatig.
        Veel regel je zelf in [je account](/account). Voor de rest stuur je een mail. We vragen dan soms iets om zeker te weten dat jij het bent, nooit een kopie van je paspoort. Binnen een maand heb je antwoord.
        Kom je er met ons niet uit, dan kun je een klacht indienen bij de [Autoriteit Persoonsgegevens](https://autoriteitpersoonsgegevens.nl).
      `,
    ),
    section(
      'Beveiliging en jongeren',
      `
        De site gebruikt overal een versleutelde verbinding. Wachtwoorden bewaren we alleen als onomkeerbare code, en kaartnummers zien we nooit: die blijven bij de betaaldienst. Gaat er toch iets mis dat jou kan schaden, dan hoor je het van ons en melden we het binnen 72 uur bij de toezichthouder.
        Ben je jonger dan 16? Laat dan een ouder bestellen en de nieuwsbrief aanzetten.
      `,
    ),
    callToAction(
      'Iets onduidelijk?',
      'Vraag het gerust, ook als je geen klant bent.',
      button('Neem contact op', '/nl/contact/', 'secondary'),
    ),
  ],
};
