/** Texts of the product page, product sliders and the wishlist. */
export const texts = {
  'headless.product.pictures': 'Foto’s van {name}',
  'headless.product.enlarge': 'Vergroot foto {position} van {total}',
  'headless.product.pictureCount': '{position} / {total}',
  'headless.product.pictureOf': '{position} van {total}',
  'headless.product.zoomIn': 'Inzoomen',
  'headless.product.zoomOut': 'Uitzoomen',
  'headless.product.previousPicture': 'Vorige foto',
  'headless.product.nextPicture': 'Volgende foto',
  'headless.product.colour': 'Kleur',
  'headless.product.size': 'Maat',
  'headless.product.length': 'Lengtemaat',
  'headless.product.chooseSize': 'Kies je maat',
  'headless.product.chooseLength': 'Kies je lengtemaat',
  'headless.product.soldOut': 'Uitverkocht',
  'headless.product.soldOutHelp': 'Dit artikel is helemaal uitverkocht.',
  'headless.product.lastItems': 'Nog maar {count} op voorraad',
  'headless.product.sizeAdvice': 'Maatadvies',
  'headless.product.sizeAdviceText':
    'Twijfel je tussen twee maten? Meet je borst, taille en heup en leg ze naast onze maattabel. Past het toch niet, dan ruil je het gratis.',
  'headless.product.sizeTable': 'Bekijk de maattabel',
  'headless.product.sizeTableLink': '/nl/maattabel/',
  'headless.product.addToCart': 'In winkelmand',
  'headless.product.showChoice': 'Toon prijs en voorraad van je keuze',
  'headless.product.added': '{name} zit in je winkelmand.',
  'headless.product.justSoldOut': '{name} is net uitverkocht en ligt daarom niet in je winkelmand.',
  'headless.product.inSize': '{name} in maat {size}',
  'headless.product.otherSizes': 'Wel te koop in maat:',
  'headless.product.chooseOther': 'Kies maat {size}',
  'headless.product.noMore': 'Er zijn er niet meer van {name} dan je al in je winkelmand hebt.',
  'headless.product.addFailed':
    'Het is niet gelukt om dit artikel in je winkelmand te leggen. Probeer het opnieuw.',
  'headless.product.delivery': 'Vóór {promise.cutOff} besteld, {promise.arrives}',
  'headless.product.shipping': 'Gratis verzending vanaf {promise.freeShippingFrom}',
  'headless.product.returns': 'Gratis retourneren binnen {promise.returnDays}',
  'headless.product.description': 'Omschrijving',
  'headless.product.material': 'Materiaal en kenmerken',
  'headless.product.care': 'Wasvoorschrift',
  'headless.product.deliveryAndReturns': 'Bezorgen en retourneren',
  'headless.product.deliveryText':
    'Je bestelling komt met PostNL: {promise.deliveryTimes}. Bezorgen kost {promise.shippingFee} en is gratis vanaf {promise.freeShippingFrom}. Je mag alles {promise.returnDays} thuis passen en stuurt gratis terug wat je niet houdt.',
  'headless.product.articleNumber': 'Artikelnummer {number}',
  'headless.wishlist.loading': 'Je verlanglijst wordt geladen…',
  'headless.wishlist.failed': 'Je verlanglijst kunnen we even niet laten zien.',
  'headless.wishlist.pageTitle': 'Verlanglijst',
  'headless.wishlist.pageTitleWithCount': 'Verlanglijst ({count})',
  'headless.wishlist.loginHelp':
    'Heb je een account? Dan bewaren we je verlanglijst daar, voor al je apparaten.',
  'headless.wishlist.login': 'Inloggen',
  'headless.wishlist.saved': '{name} staat op je verlanglijst.',
  'headless.wishlist.product': 'Het artikel',
  'headless.wishlist.unknown': 'Dit artikel verkopen we niet meer. Het staat daarom niet op je verlanglijst.',
  'headless.wishlist.full':
    'Je verlanglijst is vol. Haal er eerst een artikel af, of log in: dan is er plaats voor meer.',
  'headless.wishlist.changeFailed': 'Het is niet gelukt om je verlanglijst te wijzigen. Probeer het opnieuw.',
  'headless.wishlist.empty': 'Er staat nog niets op je verlanglijst',
  'headless.wishlist.emptyHelp': 'Tik op het hartje bij een artikel om het hier te bewaren.',
  'headless.wishlist.toProducts': 'Naar de artikelen',
  'headless.wishlist.view': 'Bekijk product',
  'headless.wishlist.remove': 'Haal {name} van je verlanglijst',
  'headless.wishlist.removed': '{name} staat niet meer op je verlanglijst.',
  'headless.wishlist.removeFailed':
    'Het is niet gelukt om {name} van je verlanglijst te halen. Probeer het opnieuw.',
  'headless.slider.label': 'Artikelen',
  'headless.slider.previous': 'Vorige artikelen',
  'headless.slider.next': 'Volgende artikelen',
  'headless.slider.failed': 'Deze artikelen kunnen we even niet laten zien.',
} as const;

declare module '@weefsel/contracts/snippets' {
  interface TextOwners {
    'mf-catalog': typeof texts;
  }
}
