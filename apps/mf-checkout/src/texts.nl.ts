import { cartLossesTexts } from './texts/cart-losses.nl.ts';
import { orderedTexts } from './texts/ordered.nl.ts';

/** Texts of the cart (page, panel and messages) and of the checkout. */
export const texts = {
  ...cartLossesTexts,
  ...orderedTexts,
  'headless.cart.title': 'Winkelmand',
  'headless.cart.titleWithCount': 'Winkelmand ({count})',
  'headless.cart.loading': 'Je winkelmand wordt geladen…',
  'headless.cart.lines': 'Artikelen in je winkelmand',
  'headless.cart.checkout': 'Veilig afrekenen',
  'headless.cart.toCheckout': 'Afrekenen',
  'headless.cart.open': 'Bekijk winkelmand',
  'headless.cart.continue': 'Verder winkelen',
  'headless.cart.empty': 'Je winkelmand is nog leeg',
  'headless.cart.emptyHelp': 'Zie je iets moois? Leg het in je winkelmand, dan bewaren we het voor je.',
  'headless.cart.look': 'Bekijk {name}',
  'headless.cart.failed': 'Je winkelmand laadt niet',
  'headless.cart.failedHelp':
    'We kunnen je winkelmand even niet ophalen. Je artikelen blijven gewoon bewaard.',
  'headless.cart.option': '{group}: {option}',
  'headless.cart.perPiece': 'per stuk',
  'headless.cart.free': 'Gratis',
  'headless.cart.lineTotal': 'Totaal',
  'headless.cart.remove': 'Verwijderen',
  'headless.cart.quantity': 'Aantal van {name}',
  'headless.cart.decrease': 'Eén minder',
  'headless.cart.increase': 'Eén meer',
  'headless.cart.saving': 'Je aantal wordt aangepast…',
  'headless.cart.removeName': '{name} verwijderen',
  'headless.cart.promotion': 'Korting',
  'headless.cart.promotionCode': 'Kortingscode {code}',
  'headless.cart.changeFailed': 'Het aantal is niet aangepast. Je winkelmand is nog zoals hij was.',
  'headless.cart.removeFailed': 'Verwijderen is niet gelukt. Je winkelmand is nog zoals hij was.',
  'headless.cart.changed': '{name}: aantal is nu {count}. Totaal van je winkelmand is {total}.',
  'headless.cart.removed': '{name} is uit je winkelmand gehaald.',
  'headless.cart.summary': 'Overzicht',
  'headless.cart.subtotal': 'Subtotaal',
  'headless.cart.shipping': 'Verzendkosten',
  'headless.cart.total': 'Totaal',
  'headless.cart.vat': 'inclusief btw',
  'headless.cart.vatFree': 'zonder btw',
  'headless.cart.tax': 'Btw {rate}%',
  'headless.cart.toFreeShipping': 'Nog {amount} tot gratis verzending',
  'headless.cart.freeShippingReached': 'Je bestelling wordt gratis verzonden',
  'headless.cart.promise.shipping': 'Gratis verzending vanaf {promise.freeShippingFrom}',
  'headless.cart.promise.returns': 'Gratis retourneren binnen {promise.returnDays}',
  'headless.cart.notice.stockReached': 'Nog maar {quantity} op voorraad. We hebben je aantal aangepast.',
  'headless.cart.notice.stockReachedUnknown':
    'Er zijn er niet genoeg op voorraad. We hebben je aantal aangepast.',
  'headless.cart.notice.outOfStock':
    '{name} is niet meer op voorraad. We hebben het uit je winkelmand gehaald.',
  'headless.cart.notice.notFound':
    'Een artikel is niet meer te koop. We hebben het uit je winkelmand gehaald.',
  'headless.cart.notice.minimum':
    'Dit artikel bestel je vanaf een minimum aantal. We hebben je aantal aangepast.',
  'headless.cart.notice.steps':
    'Dit artikel bestel je per vast aantal tegelijk. We hebben je aantal aangepast.',
  'headless.cart.notice.codeUnknown':
    'De kortingscode {code} kennen we niet, of hij is verlopen of op. Is hij goed gespeld?',
  'headless.cart.notice.codeEnded':
    'De kortingscode {code} geldt niet meer: hij is verlopen of al gebruikt. De korting is vervallen.',
  'headless.cart.notice.codeExcluded':
    '{name} gaat niet samen met een andere korting in je winkelmand en telt daarom niet mee.',
  'headless.cart.notice.codeExcludedUnknown':
    'Deze korting gaat niet samen met een andere korting in je winkelmand en telt daarom niet mee.',
  'headless.cart.notice.codeReplaces':
    'Je korting is toegepast. {name} gaat daar niet mee samen en telt niet meer mee.',
  'headless.cart.notice.codeTwice': 'De kortingscode {code} is al toegepast.',
  'headless.cart.notice.codeWaits':
    '{name} geldt nog niet voor wat er in je winkelmand ligt. Vaak is er een minimumbedrag; haal je dat, dan gaat de korting er vanzelf af.',
  'headless.cart.notice.codeZero': 'Er valt niets meer af te halen: voor je artikelen betaal je al niets.',
  'headless.cart.notice.codeNotEligible': 'Je kortingscode geldt niet voor wat er in je winkelmand ligt.',
  'headless.cart.notice.discountAdded': 'Je korting is toegepast.',
  'headless.cart.notice.discountRemoved': 'Je korting geldt niet meer en is van je totaal afgehaald.',
  'headless.cart.notice.merged':
    'Er lagen nog artikelen van een vorig bezoek in je winkelmand. Die staan er nu bij.',
  'headless.cart.notice.deliveryChanged': 'De manier van bezorgen of betalen is aangepast aan je winkelmand.',
  'headless.cart.notice.missed':
    '{name} lag niet meer in je winkelmand. Misschien heb je het in een ander venster verwijderd.',
  'headless.cart.notice.other': 'Er is iets veranderd in je winkelmand. Kijk je artikelen nog even na.',
  'headless.checkout.title': 'Afrekenen',
  'headless.checkout.loading': 'Je bestelling wordt klaargezet…',
  'headless.checkout.change': 'Wijzigen',
  'headless.checkout.changeStep': '{step} wijzigen',
  'headless.checkout.next': 'Verder',
  'headless.checkout.failed': 'Dit lukt even niet. Wat je hebt ingevuld is bewaard. Probeer het zo opnieuw.',
  'headless.checkout.waits':
    'Het is hier nu erg druk. We versturen je gegevens over {seconds} sec. vanzelf nog een keer.',
  'headless.checkout.offline':
    'We kunnen de winkel even niet bereiken. Wat je hebt ingevuld is bewaard. Kijk je internetverbinding na en probeer het opnieuw.',
  'headless.checkout.sessionLost':
    'Je was een tijdje weg, dus we vragen je gegevens nog een keer na te kijken. Wat je hebt ingevuld staat er nog.',
  'headless.checkout.confirmFirst':
    'Je krijgt een e-mail om je adres te bevestigen. Klik op de link daarin en kom dan hier terug.',
  'headless.checkout.step.details': 'Je gegevens',
  'headless.checkout.step.shipping': 'Bezorging',
  'headless.checkout.step.payment': 'Betaling',
  'headless.checkout.step.review': 'Controleren en bestellen',
  'headless.checkout.haveAccount': 'Heb je al een account?',
  'headless.checkout.login': 'Log in',
  'headless.checkout.loginHelp': 'Dan staan je gegevens al klaar. Zonder account bestellen kan ook.',
  'headless.checkout.asCustomer': 'Je bent ingelogd als {name} ({email}).',
  'headless.checkout.contact': 'Contact',
  'headless.checkout.emailHelp': 'Hier sturen we je bevestiging naartoe.',
  'headless.checkout.shippingAddress': 'Bezorgadres',
  'headless.checkout.billingAddress': 'Factuuradres',
  'headless.checkout.asBusiness': 'Op naam van {company}',
  'headless.checkout.vatId': 'btw-nummer {number}',
  'headless.checkout.otherBilling': 'Stuur de factuur naar een ander adres',
  'headless.checkout.newAddress': 'Een ander adres',
  'headless.checkout.chooseShipping': 'Hoe wil je je bestelling krijgen?',
  'headless.checkout.choosePayment': 'Hoe wil je betalen?',
  'headless.checkout.methodMissing': 'Maak een keuze.',
  'headless.checkout.methodsLoading': 'De mogelijkheden worden geladen…',
  'headless.checkout.methodsFailed': 'De mogelijkheden laden niet.',
  'headless.checkout.noMethods':
    'Voor dit adres is er nu geen mogelijkheid. Kies een ander adres of neem contact met ons op.',
  'headless.checkout.birthDate': 'Geboortedatum',
  'headless.checkout.birthDateHelp': 'Riverty vraagt hiernaar bij achteraf betalen, bijvoorbeeld 17-05-1990.',
  'headless.checkout.error.birthDate': 'Vul je geboortedatum in als dag-maand-jaar, bijvoorbeeld 17-05-1990.',
  'headless.checkout.error.tooYoung':
    'Achteraf betalen kan vanaf {promise.payLaterAge}. Kies een andere manier om te betalen.',
  'headless.checkout.summary': 'Je bestelling',
  'headless.checkout.pieces': '{count} ×',
  'headless.checkout.changeCart': 'Winkelmand wijzigen',
  'headless.checkout.code': 'Kortingscode',
  'headless.checkout.codeApply': 'Toepassen',
  'headless.checkout.codeMissing': 'Vul een kortingscode in.',
  'headless.checkout.codeFailed': 'Je kortingscode is niet toegepast. Probeer het opnieuw.',
  'headless.checkout.gift': 'Is het een cadeau?',
  'headless.checkout.giftNote': 'Je boodschap',
  'headless.checkout.giftHint':
    'Komt op een kaartje in het pakket, hoogstens {count} tekens. De rekening sturen we alleen naar jou.',
  'headless.checkout.reviewHelp': 'Kijk je gegevens na. Na het bestellen ga je verder naar je betaling.',
  'headless.checkout.toPay': 'Te betalen',
  'headless.checkout.terms': 'Ik ga akkoord met de algemene voorwaarden',
  'headless.checkout.readTerms': 'Lees de algemene voorwaarden',
  'headless.checkout.guarantee': 'Op alles zit wettelijke garantie, van minstens twee jaar.',
  'headless.checkout.readGuarantee': 'Lees wat dat betekent',
  'headless.checkout.termsMissing': 'Ga akkoord met de algemene voorwaarden om te bestellen.',
  'headless.checkout.order': 'Bestellen en betalen',
  'headless.checkout.ordering': 'Je bestelling wordt geplaatst. Je gaat zo verder naar je betaling…',
  'headless.checkout.cartChanged':
    'Er is iets veranderd in je winkelmand. Kijk hieronder wat er anders is en bestel dan opnieuw.',
  'headless.checkout.cartEmpty': 'Je winkelmand is leeg, dus er is niets besteld.',
  'headless.checkout.otherShopper':
    'In een ander venster is iemand in- of uitgelogd. Er is niets besteld. Kijk je gegevens na en ga verder.',
  'headless.checkout.unsure':
    'We weten niet zeker of je bestelling is aangekomen. Probeer het gerust opnieuw: je bestelt nooit dubbel.',
  'headless.checkout.orderFailed':
    'Bestellen lukt even niet. Er is niets besteld of betaald. Probeer het zo opnieuw.',
  'headless.checkout.methodRefused':
    'Deze manier van betalen of bezorgen kan nu niet. Kies een andere en bestel dan opnieuw.',
  'headless.checkout.placed': 'Je bestelling is al geplaatst',
  'headless.checkout.placedHelp': 'Je hoeft niet opnieuw te bestellen. Bekijk hoe het met je betaling staat.',
  'headless.checkout.toOrder': 'Naar mijn bestelling',
} as const;

declare module '@weefsel/contracts/snippets' {
  interface TextOwners {
    'mf-checkout': typeof texts;
  }
}
