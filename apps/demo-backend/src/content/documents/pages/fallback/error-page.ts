import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';
import { contactLines } from '../../shop-facts.ts';

/** Shown when the shop itself fails; found by its title, `Error`. */
export const errorPage: PageDraft = {
  slug: 'error',
  title: 'Error',
  metaDescription:
    'Er ging iets mis bij het laden van deze pagina. Probeer het over een paar minuten opnieuw.',
  blocks: [
    {
      _type: 'textBlock',
      title: 'Er ging iets mis aan onze kant',
      headingLevel: 'h1',
      firstColumn: portableText(`
        We konden deze pagina niet laden. Meestal is het na een paar minuten opgelost: laad de pagina dan opnieuw. Je winkelmand en verlanglijst zijn gewoon bewaard.
        Blijft het misgaan? Bel ${contactLines.phone} of app ${contactLines.whatsapp}, dan helpen we je verder met je bestelling.
      `),
    },
    {
      _type: 'callToAction',
      title: 'Intussen verder kijken',
      headingLevel: 'h2',
      buttons: [button('Naar de homepage', '/nl/'), button('Naar je winkelmand', '/cart', 'secondary')],
    },
  ],
};
