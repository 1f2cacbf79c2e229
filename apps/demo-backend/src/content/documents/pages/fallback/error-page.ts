import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { plainHero, section } from '../../page-parts.ts';
import { contactLines, contactOptions } from '../../shop-facts.ts';

/** Shown when the shop itself fails; found by its title, `Error`. */
export const errorPage: PageDraft = {
  slug: 'error',
  title: 'Error',
  metaDescription:
    'Er ging iets mis bij het laden van deze pagina. Probeer het over een paar minuten opnieuw.',
  blocks: [
    plainHero(
      'Er is een steek gevallen',
      'Er ging iets mis aan onze kant. Meestal is het na een paar minuten opgelost.',
    ),
    section(
      'Wat je nu kunt doen',
      `
        - Laad deze pagina over een minuut opnieuw. Je winkelmand en verlanglijst zijn gewoon bewaard.
        - Was je aan het betalen? Kijk in je e-mail of je een bevestiging hebt. Heb je die, dan is je bestelling gelukt en hoef je niets te doen.
        - Blijft het misgaan, bel dan ${contactLines.phone}. We nemen je bestelling ook telefonisch aan.
      `,
      [button('Naar de homepage', '/nl/'), button('Naar je winkelmand', '/cart', 'secondary')],
    ),
    { _type: 'contactOptions', title: 'Of vraag het ons', options: contactOptions },
  ],
};
