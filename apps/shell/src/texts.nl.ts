import { consentTexts } from './texts/consent.nl.ts';
import { footerTexts } from './texts/footer.nl.ts';

/** Texts of the shell: header, overlays, messages of failed parts, its pages. */
export const texts = {
  ...consentTexts,
  ...footerTexts,
  'headless.early.busy': 'Een ogenblik…',
  'headless.early.late': 'Dit lukt nog niet. Probeer het zo nog eens.',
  'headless.page.skip': 'Direct naar de inhoud',
  'headless.place.failed':
    'Er ging iets mis bij het laden van dit onderdeel. De rest van de winkel werkt gewoon. Probeer het opnieuw.',
  'headless.place.slow':
    'Dit onderdeel laadt langzamer dan je van ons gewend bent. Nog even geduld, of probeer het opnieuw.',
  'headless.notFound.path': 'Niet gevonden: {path}',
  'headless.notFound.title': 'Deze pagina bestaat niet (meer)',
  'headless.notFound.text':
    'Misschien is het artikel uitverkocht of is de link verouderd. Zoek verder in de collectie of ga terug naar de homepage.',
  'headless.notFound.home': 'Naar de homepage',
  'headless.notFound.ladies': 'Bekijk dames',
  'headless.notFound.men': 'Bekijk heren',
  'headless.notFound.search': 'Waar was je naar op zoek?',
  'headless.notFound.goods': 'Net binnen',
  'headless.unsure.title': 'We weten niet of dit gelukt is',
  'headless.unsure.text':
    'De verbinding viel weg terwijl we hiermee bezig waren. Kijk eerst of het al gelukt is, voordat je het opnieuw probeert.',
  'headless.unsure.look': 'Terug om te kijken',
  'headless.tooLong.title': 'Dit adres is te lang',
  'headless.tooLong.text':
    'Er staat meer in het adres van deze pagina dan we kunnen lezen, bijvoorbeeld heel veel filters. Zonder die keuzes is de pagina er gewoon.',
  'headless.tooLong.link': 'Naar de pagina zonder keuzes',
  'headless.tooMuch.title': 'Je browser stuurt te veel mee',
  'headless.tooMuch.text':
    'Daardoor kunnen we deze pagina niet laten zien. Verwijder in je browser de cookies van deze winkel en laad de pagina opnieuw. Wat in je account staat, blijft bewaard.',
  'headless.leave.title': 'Je gaat naar je betaling',
  'headless.leave.text': 'Een ogenblik, de betaalpagina wordt geopend. Gaat dat niet vanzelf?',
  'headless.leave.link': 'Ga verder naar de betaalpagina',
  'headless.preview.shown': 'Je bekijkt het voorbeeld “{name}”, tot {until}.',
  'headless.preview.gone': 'Het voorbeeld “{name}” is er nu niet; je ziet de gewone winkel.',
  'headless.preview.stop': 'Naar de gewone winkel',
  'headless.preview.drafts': 'Je bekijkt concepten die nog niet gepubliceerd zijn, tot {until} uur.',
  'headless.preview.draftsOver':
    'Je voorbeeld met concepten is om {until} uur verlopen; je ziet de gewone winkel. Open het opnieuw vanuit de Studio.',
  'headless.preview.draftsStop': 'Concepten niet meer tonen',
  'headless.preview.overTitle': 'Deze link naar een voorbeeld werkt niet',
  'headless.preview.overText':
    'Hij is verlopen, of niet heel overgekomen. Vraag degene van wie je hem kreeg om een nieuwe.',
  'headless.preview.noOrdersTitle': 'In dit voorbeeld kun je nog niet bestellen',
  'headless.preview.noOrdersText':
    'Dit voorbeeld is nog niet in zijn geheel uitgeprobeerd, en een bestelling zou een echte bestelling zijn. Kijk gerust verder rond. Wil je toch bestellen? Ga dan terug naar de gewone winkel: wat in je winkelmand ligt, vind je daar terug.',
  'headless.preview.noOrdersHint':
    'Werk je aan dit voorbeeld? Probeer het dan eerst uit met: npx weefsel rehearse {name}',
  'headless.preview.noOrdersLink': 'Verder kijken in dit voorbeeld',
  'headless.noScript.title': 'Hier heb je JavaScript voor nodig',
  'headless.noScript.text':
    'Je winkelmand, bestellen en je account werken alleen met JavaScript, en dat staat in je browser uit. Zet het aan en laad deze pagina opnieuw.',
  'headless.noScript.help': 'Lukt dat niet? Wij helpen je graag met je bestelling of je vraag:',
  'headless.noScript.phone': 'Bel {phone}',
  'headless.noScript.email': 'Mail naar {email}',
  'headless.noScript.contact': 'Contact en openingstijden',
  'headless.noScript.again': 'Laad opnieuw',
  'headless.noScript.home': 'Verder kijken',
  'headless.error.text':
    'Deze pagina kunnen we nu niet laten zien. Probeer het over een paar seconden opnieuw; wat in je winkelmand ligt, blijft bewaard.',
  'headless.maintenance.title': 'We zijn zo terug',
  'headless.maintenance.text':
    'We werken even aan de winkel. Wat in je winkelmand en op je verlanglijst staat, blijft bewaard. Probeer het over een paar minuten opnieuw.',
  'headless.offline.title': 'Je bent offline',
  'headless.offline.text':
    'Er is geen internetverbinding. Zodra je weer online bent, gaan we vanzelf verder. Je winkelmand blijft bewaard.',
  'headless.offline.notice': 'Je bent offline. Wat je al ziet, kun je gewoon blijven bekijken.',
  'headless.unreachable.title': 'We kunnen de winkel even niet bereiken',
  'headless.unreachable.text':
    'Controleer je internetverbinding en probeer het opnieuw. Je winkelmand blijft bewaard.',
  'headless.shop.name': 'Weefsel',
  'headless.header.home': 'Weefsel, naar de homepage',
  'headless.header.help': 'Hulp nodig?',
  'headless.header.mainMenu': 'Hoofdmenu',
  'headless.header.sectionMenu': 'Menu {name}',
  'headless.header.submenu': 'Submenu {name}',
  'headless.header.openMenu': 'Menu',
  'headless.header.promiseOne': 'Gratis verzending vanaf {promise.freeShippingFrom}',
  'headless.header.promiseTwo': '{promise.arrivesTitle}',
  'headless.header.pauseMessages': 'Zet de berichten stil',
  'headless.header.playMessages': 'Laat de berichten doorlopen',
  'headless.header.openToday': 'Vandaag open van {from} tot {until} uur',
  'headless.header.closedToday': 'Vandaag is de winkel gesloten',
  'headless.review.score': 'Klanten geven ons een {score} uit 10',
  'headless.header.login': 'Inloggen',
  'headless.header.account': 'Mijn account',
  'headless.header.cart': 'Winkelmand',
  'headless.header.article': 'artikel',
  'headless.header.articles': 'artikelen',
  'headless.searchBox.label': 'Zoek in de collectie',
  'headless.searchBox.placeholder': 'Zoek in de collectie',
  'headless.searchBox.submit': 'Zoeken',
  'headless.menu.title': 'Menu',
  'headless.menu.sections': 'Afdelingen',
  'headless.menu.all': 'Alles in {name}',
  'headless.menu.back': 'Terug naar {name}',
  'headless.menu.service': 'Service',
  'headless.header.wishlist': 'Verlanglijst',
  'headless.wishlist.title': 'Verlanglijst',
  'headless.wishlist.titleWithCount': 'Verlanglijst ({count})',
  'headless.cartPanel.title': 'Winkelmand',
  'headless.cartPanel.titleWithCount': 'Winkelmand ({count})',
  'headless.link.login.label': 'Inloggen',
  'headless.link.login.url': '/login',
  'headless.link.account.label': 'Mijn account',
  'headless.link.account.url': '/account',
  'headless.link.contact.label': 'Contact',
  'headless.link.contact.url': '/nl/contact/',
  'headless.link.contactAndHours.label': 'Contact en openingstijden',
  'headless.link.contactAndHours.url': '/nl/contact/',
  'headless.link.reviews.label': 'Wat klanten van ons vinden',
  'headless.link.reviews.url': '/nl/over-ons/',
  'headless.link.faq.label': 'Veelgestelde vragen',
  'headless.link.faq.url': '/nl/klantenservice/',
  'headless.link.privacy.label': 'Privacy',
  'headless.link.privacy.url': '/nl/privacy/',
  'headless.link.cookies.label': 'Cookies',
  'headless.link.cookies.url': '/nl/cookies/',
  'headless.link.terms.label': 'Algemene voorwaarden',
  'headless.link.disclaimer.label': 'Disclaimer',
  'headless.link.disclaimer.url': '/nl/disclaimer/',
  'headless.link.withdraw.label': 'Overeenkomst herroepen',
  'headless.link.withdraw.url': '/order/withdraw',
  'headless.link.guarantee.label': 'Wettelijke garantie',
  'headless.link.imprint.label': 'Colofon',
  'headless.link.imprint.url': '/nl/colofon/',
  'headless.link.accessibility.label': 'Toegankelijkheid',
  'headless.link.accessibility.url': '/nl/toegankelijkheid/',
} as const;

declare module '@weefsel/contracts/snippets' {
  interface TextOwners {
    shell: typeof texts;
  }
}
