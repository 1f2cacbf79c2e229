import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';

export const paymentPage: PageDraft = {
  slug: 'betalen',
  title: 'Betalen',
  metaDescription:
    'Betaal met iDEAL, Bancontact, creditcard, Apple Pay of achteraf met Riverty. Lees wat elke manier kost en hoe lang het duurt.',
  blocks: [
    {
      _type: 'textBlock',
      title: 'Betalen',
      headingLevel: 'h1',
      text: 'Je kiest zelf hoe je betaalt. Geen enkele manier kost extra.',
      firstColumn: portableText(`
        ### Direct betalen
        - **iDEAL**: je rekent af in de app van je eigen bank.
        - **Bancontact**: met je Belgische kaart of de app.
        - **Apple Pay**: met je gezicht of vinger op iPhone, iPad en Mac.
        - **Visa, Mastercard en Maestro**: met je kaartnummer en een bevestiging van je bank.
      `),
      secondColumn: portableText(`
        ### Achteraf betalen met Riverty
        Je past eerst en betaalt binnen 14 dagen wat je houdt. Riverty controleert je gegevens bij het afrekenen en stuurt je de rekening per e-mail. Je moet 18 jaar of ouder zijn, en je adres moet in Nederland liggen.
        Heb je iets teruggestuurd? Meld je retour aan, dan verlaagt Riverty je rekening zodra het pakket bij ons binnen is. Zo lang hoef je dat deel niet te betalen.
      `),
    },
    {
      _type: 'textBlock',
      title: 'De betaling lukte niet',
      headingLevel: 'h2',
      firstColumn: portableText(`
        Brak je betaling af, dan staat je winkelmand er gewoon nog. Probeer het opnieuw of kies een andere manier. Is er geld afgeschreven zonder dat je een bevestiging kreeg? Dan staat het binnen drie werkdagen terug op je rekening.
      `),
      secondColumn: portableText(`
        Een kortingscode vul je in de winkelmand in, vóór je afrekent. Je gebruikt één code per bestelling, en de code geldt niet altijd voor artikelen uit de sale; dat staat er dan bij.
      `),
    },
    {
      _type: 'callToAction',
      title: 'Kom je er niet uit?',
      text: 'Bel of app ons, dan kijken we mee.',
      headingLevel: 'h2',
      buttons: [button('Neem contact op', '/nl/contact/')],
    },
  ],
};
