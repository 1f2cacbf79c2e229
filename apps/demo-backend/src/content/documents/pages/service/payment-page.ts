import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';
import { callToAction, inPageMenu, plainHero, section } from '../../page-parts.ts';

export const paymentPage: PageDraft = {
  slug: 'betalen',
  title: 'Betalen',
  metaDescription:
    'Betaal met iDEAL, Bancontact, creditcard, Apple Pay of achteraf met Riverty. Lees wat elke manier kost en hoe lang het duurt.',
  blocks: [
    plainHero('Betalen', 'Je kiest zelf hoe je betaalt. Geen enkele manier kost extra.'),
    inPageMenu('Ook handig', {
      klantenservice: 'Klantenservice',
      cadeaukaart: 'Cadeaukaart',
      zakelijk: 'Zakelijk bestellen',
    }),
    {
      _type: 'textBlock',
      title: 'Direct of achteraf',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Direct betalen
        - **iDEAL**: je rekent af in de app van je eigen bank.
        - **Bancontact**: met je Belgische kaart of de app.
        - **Apple Pay**: met je gezicht of vinger op iPhone, iPad en Mac.
        - **Visa, Mastercard en Maestro**: met je kaartnummer en een bevestiging van je bank.
      `),
      secondColumn: portableText(`
        ### Achteraf betalen met Riverty
        Je past eerst en betaalt binnen {promise.payLaterDays} wat je houdt. Riverty controleert je gegevens bij het afrekenen en stuurt je de rekening per e-mail. Je moet {promise.payLaterAge} of ouder zijn, en je adres moet in {promise.payLaterCountries} liggen.
        Heb je iets teruggestuurd? Meld je retour aan, dan verlaagt Riverty je rekening zodra het pakket bij ons binnen is. Zo lang hoef je dat deel niet te betalen.
      `),
    },
    section(
      'De betaling lukte niet',
      `
        Brak je de betaling af, dan is er niets verloren: je bestelling is bewaard, ook al is je winkelmand nu leeg. Ga verder op de pagina waar je na het betalen uitkwam, of open de bestelling in [je account](/account/orders) en kies een andere manier. Kreeg je geen bevestiging terwijl er wel geld is afgeschreven? Dan boekt de bank het meestal dezelfde dag terug, en anders binnen een paar werkdagen. Zie je het dan nog niet, stuur ons een schermafdruk van de afschrijving.
      `,
    ),
    section(
      'Kortingscodes',
      `
        Een kortingscode vul je in {promise.codePlace}. Bij elke code staat vanaf welk bedrag hij geldt en of hij samengaat met andere acties. Stuur je een deel terug, dan rekenen we de korting naar verhouding over wat je houdt.
      `,
    ),
    callToAction(
      'Kom je er niet uit?',
      'Bel of app ons, dan kijken we mee tijdens het afrekenen.',
      button('Neem contact op', '/nl/contact/'),
    ),
  ],
};
