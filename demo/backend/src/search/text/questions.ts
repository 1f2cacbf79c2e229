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
      'waar is mijn bestelling, bestelling, mijn bestelling, bestelling volgen, order volgen, bestelstatus, waar is mijn pakket, thuisbezorgd, afhalen, afhaalpunt, ophalen',
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
      'koopzondag, zondag open, wanneer open, hoe laat open, adres, route, parkeren, winkel utrecht, utrecht, store, stores, ' +
      'store locator, winkel zoeken, fysieke winkel',
  ),
  cadeaukaart: list(
    'cadeaubon, cadeaubonnen, cadeau bon, cadeaukaart, cadeaukaarten, cadeau kaart, kadobon, kadokaart, kado bon, ' +
      'cadeau, kado, giftcard, gift card, giftcards, gift cards, gift voucher, voucher, tegoedbon, waardebon, ' +
      'cadeaubon saldo, saldo cadeaukaart, saldo cadeaubon, cadeautje, geschenkbon, geschenkkaart, bon',
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
      'kleding wassen, wol wassen, was instructies',
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

/** Words that make a text a question, when all other words are in `BESIDE`. */
export const ASKING = new Set(
  (
    'retour retourneren retourbeleid ruilen omruilen terugsturen retourlabel cadeaubon cadeaukaart kadobon giftcard verzendkosten ' +
    'verzending bezorging bezorgen bezorgkosten levertijd openingstijden openingstijd klarna ideal paypal creditcard ' +
    'betaalmethoden maattabel matentabel maatadvies vacatures vacature nieuwsbrief studentenkorting klantenservice ' +
    'wasvoorschriften wasvoorschrift herroepen bestelling'
  ).split(' '),
);

/** Words that may accompany such a word. */
export const BESIDE = new Set(
  (
    'hoe kan ik mijn een de het wat is zijn jullie met over wil hoeveel waar wanneer dames heren winkel kopen bestellen ' +
    'online saldo volgen kosten gratis informatie info beleid voorwaarden label pakket kleding artikel artikelen iets in op ' +
    'te van voor moet betalen geven sturen weefsel lang duurt hoelang nederland belgie'
  ).split(' '),
);
