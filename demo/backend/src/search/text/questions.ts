const list = (texts: string): readonly string[] => texts.split(', ');

/** Questions that shoppers type into the search box, by slug of the answering page. */
export const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  klantenservice: list(
    'klantenservice, klanten service, service, hulp, help, faq, vragen, veelgestelde vragen, veel gestelde vragen, ' +
      'klantenhulp, klacht, klachten, support, customer service',
  ),
  contact: list(
    'contact, contactformulier, contactgegevens, telefoonnummer, telefoon, bellen, e-mailadres, email, mailen, ' +
      'mailadres, whatsapp, chat, contact opnemen',
  ),
  retourneren: list(
    'retour, retouren, retourneren, retourlabel, retourbeleid, retourzending, retour sturen, retourvoorwaarden, ' +
      'retourtermijn, gratis retourneren, ruilen, omruilen, terugsturen, terug sturen, terugbrengen, returns, return, ' +
      'geld terug, bedenktijd, retour melden',
  ),
  herroepingsformulier: list('herroepen, herroeping, herroepingsformulier, herroepingsrecht, modelformulier'),
  bezorgen: list(
    'verzendkosten, verzenden, verzending, bezorgen, bezorging, bezorgkosten, bezorgtijd, levertijd, levering, leveren, ' +
      'leverkosten, shipping, delivery, gratis verzending, track and trace, track & trace, pakket volgen, ' +
      'waar is mijn bestelling, mijn pakket, bestelling, mijn bestelling, bestelling volgen, order volgen, bestelstatus, waar is mijn pakket, thuisbezorgd, afhalen, afhaalpunt, ophalen',
  ),
  maattabel: list(
    'maattabel, maat tabel, matentabel, maten tabel, maten, maat, maatadvies, maat advies, maatvoering, maathulp, ' +
      'maatgids, matengids, welke maat heb ik, welke maat, welke maat moet ik, maat bepalen, maten opmeten, schoenmaten, ' +
      'size guide, size chart, sizeguide, sizes, kledingmaten',
  ),
  betalen: list(
    'betalen, betaling, betaalmethoden, betaalmethode, betaalwijzen, betaalmogelijkheden, achteraf betalen, ' +
      'gespreid betalen, ideal, klarna, riverty, afterpay, paypal, creditcard, visa, mastercard, bancontact, payment, factuur',
  ),
  winkels: list(
    'winkel, winkels, filiaal, filialen, openingstijden, openingstijd, opening hours, openingsuren, koopavond, ' +
      'koopzondag, zondag open, wanneer open, hoe laat open, waar zijn jullie, jullie open, vandaag open, morgen open, winkel open, geopend, adres, route, parkeren, winkel utrecht, utrecht, store, stores, ' +
      'store locator, winkel zoeken, fysieke winkel',
  ),
  cadeaukaart: list(
    'cadeaubon, cadeaubonnen, cadeau bon, cadeaukaart, cadeaukaarten, cadeau kaart, kadobon, kadokaart, kado bon, ' +
      'cadeau, kado, giftcard, gift card, giftcards, gift cards, gift voucher, voucher, tegoedbon, waardebon, ' +
      'cadeaubon saldo, saldo cadeaukaart, saldo cadeaubon, cadeautje, cadeautjes, kadootje, kadootjes, geschenkbon, ' +
      'geschenkkaart, bon',
  ),
  merken: list('merk, merken, alle merken, brands, merkenoverzicht, labels'),
  blogs: list(
    'blog, blogs, verhalen, artikelen, magazine, stijltips, stylingtips, stylingadvies, nieuws, tips',
  ),
  looks: list('look, looks, outfit, outfits, lookbook, shop the look, outfit inspiratie, outfitinspiratie'),
  inspiratie: list('inspiratie, inspiration, stijl, trends, trend, kledingadvies'),
  'lookbook-winter': list('lookbook winter, winterlookbook, winter lookbook'),
  wasvoorschriften: list(
    'wasvoorschriften, wasvoorschrift, wassen, wasadvies, wassymbolen, was symbolen, onderhoud, strijken, stomen, ' +
      'kleding wassen, wol wassen, hoe was ik, was instructies',
  ),
  materialengids: list('materialengids, materialen, materiaal, stoffen, stoffengids'),
  duurzaamheid: list(
    'duurzaamheid, duurzaam, duurzame kleding, milieu, sustainability, keurmerk, keurmerken',
  ),
  herstelservice: list(
    'herstelservice, herstel, herstellen, reparatie, repareren, kleermaker, vermaken, kleding repareren',
  ),
  nieuwsbrief: list(
    'nieuwsbrief, newsletter, aanmelden nieuwsbrief, nieuwsbrief aanmelden, afmelden nieuwsbrief',
  ),
  studentenkorting: list(
    'studentenkorting, student, studenten, student korting, kortingscode, korting student',
  ),
  zakelijk: list(
    'zakelijk bestellen, bedrijfskleding, zakelijke klant, relatiegeschenk, relatiegeschenken, b2b',
  ),
  'werken-bij': list(
    'vacature, vacatures, werken bij, werken bij weefsel, baan, banen, jobs, bijbaan, stage, solliciteren',
  ),
  'over-ons': list('over ons, over weefsel, weefsel, wie zijn jullie, about us'),
  'algemene-voorwaarden': list('algemene voorwaarden, voorwaarden, garantie'),
  privacy: list('privacy, privacyverklaring, privacybeleid, avg, persoonsgegevens'),
  cookies: list('cookies, cookie, cookiebeleid, cookieverklaring, cookie instellingen'),
  toegankelijkheid: list('toegankelijkheid, toegankelijkheidsverklaring'),
  colofon: list('colofon, kvk, kvk nummer, btw nummer, bedrijfsgegevens'),
};

/** Words that are questions by themselves: never typing errors. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(Object.values(QUESTIONS).flat());

const words = (texts: string): ReadonlySet<string> => new Set(texts.split(' '));

/** Words that may accompany any question. */
export const BESIDE = words(
  'hoe kan ik mijn een de het wat is zijn jullie met over wil hoeveel waar wanneer dames heren winkel kopen bestellen ' +
    'online saldo volgen kosten kost gratis informatie info beleid voorwaarden label pakket kleding artikel artikelen iets in op ' +
    'te van voor naar moet mag komt hebben heb betalen geven sturen weefsel lang duurt hoelang nederland belgie',
);

/** Further words that may accompany questions of a page; 0 stands for any number. */
export const BESIDE_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  maattabel: words(
    'schoenen laarzen jas jassen jurk jurken broek broeken jeans overhemd overhemden riem riemen',
  ),
  retourneren: words('zonder bon bonnetje kassabon sale'),
  'werken-bij': words('verkoper verkoopster verkoopmedewerker utrecht'),
  wasvoorschriften: words('wol zijde linnen katoen leer suede kasjmier denim trui jas jurk'),
  winkels: words(
    'vandaag morgen zaterdag zondag amsterdam rotterdam haag eindhoven groningen tilburg almere breda nijmegen arnhem ' +
      'haarlem enschede amersfoort zwolle leiden maastricht bosch delft alkmaar antwerpen gent brussel',
  ),
  cadeaukaart: words(
    '0 euro moeder mama vader papa vriend vriendin man vrouw hem haar oma opa zus broer collega juf meester verjaardag',
  ),
};

/** Answers that are no questions beside other words: the shop's own name. */
export const ONLY_ALONE = words('weefsel');
