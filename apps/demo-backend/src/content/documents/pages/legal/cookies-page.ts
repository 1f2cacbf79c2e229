import type { PageDraft } from '../../content-writer.ts';
import { inPageMenu, plainHero, section } from '../../page-parts.ts';

export const cookiesPage: PageDraft = {
  slug: 'cookies',
  title: 'Cookiebeleid',
  metaDescription:
    'Welke cookies Weefsel plaatst, waar ze voor dienen en hoe lang ze blijven. Je keuze pas je op elk moment aan.',
  blocks: [
    plainHero(
      'Cookiebeleid',
      'Een cookie is een klein bestandje dat je browser voor ons bewaart. Hier staan ze allemaal, ook wat we in de opslag van je browser zetten.',
    ),
    inPageMenu('Zie ook', { privacy: 'Privacyverklaring', 'algemene-voorwaarden': 'Algemene voorwaarden' }),
    section(
      'Nodig om te winkelen',
      `
        - **sw-context-token** (cookie, 365 dagen): herkent je winkelmand en onthoudt of je bent ingelogd. Wordt pas gezet als je iets in je winkelmand legt of inlogt.
        - **weefsel-cart** (opslag in je browser, tot je hem leegt): wat er in je winkelmand ligt, zodat we je kunnen zeggen wat eruit is verdwenen en je het terug kunt leggen.
        - **sw-wishlist-items** (opslag in je browser, tot je hem leegt): de artikelen op je verlanglijst zolang je niet bent ingelogd.
        - **react-router-scroll-positions** (opslag in je browser, tot je het tabblad sluit): waar je op een pagina was, zodat je na ‘terug’ op dezelfde plek uitkomt.
        - **weefsel-consent** (opslag in je browser, 12 maanden): wat je over cookies hebt gekozen, en wanneer.
        Hiervoor vragen we geen toestemming, omdat de winkel zonder deze gegevens niet werkt. We gebruiken ze nergens anders voor.
      `,
    ),
    section(
      'Alleen met jouw toestemming',
      `
        - **tw_visitor_id** (persoonlijk; opslag in je browser, tot je hem wist of je keuze wijzigt): een willekeurig nummer waarmee de zoekfunctie resultaten en aanbevelingen beter laat passen. Er staat geen naam of e-mailadres in.
        - **weefsel-told-purchases** (statistiek en persoonlijk; opslag in je browser, tot je alles weigert): de nummers van je bestellingen die al zijn geteld, zodat we ze niet dubbel tellen.
        - **_ga** en cookies die zo beginnen (statistiek; cookies van Google, hooguit 24 maanden): tellen welke pagina’s worden bekeken en wat er wordt gekocht.
        Kies je voor ‘nee’, dan zoek je even goed; je ziet alleen dezelfde volgorde als iedereen.
      `,
    ),
    section(
      'Van anderen',
      `
        De beelden van Instagram op onze pagina’s halen wij zelf op. Pas als je erop klikt, ga je naar Instagram en gelden de regels daar. Reken je af, dan kom je op de pagina van je bank of betaaldienst, die eigen cookies gebruikt om fraude te voorkomen.
      `,
    ),
    section(
      'Je keuze veranderen',
      `
        Onder aan elke pagina staat ‘Cookie-instellingen’: daar wijzig je je keuze wanneer je wilt, en wat je weigert, wissen we meteen. In de instellingen van je browser bekijk je wat er van ons is opgeslagen en wis je het, per stuk of alles tegelijk. Je winkelmand en verlanglijst raak je dan kwijt als je niet bent ingelogd. Bij een volgend bezoek beginnen we opnieuw.
      `,
    ),
  ],
};
