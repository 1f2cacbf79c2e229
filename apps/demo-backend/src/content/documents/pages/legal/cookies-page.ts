import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';

export const cookiesPage: PageDraft = {
  slug: 'cookies',
  title: 'Cookiebeleid',
  metaDescription:
    'Welke cookies Weefsel plaatst, waar ze voor dienen en hoe lang ze blijven. Je keuze pas je op elk moment aan.',
  blocks: [
    {
      _type: 'textBlock',
      title: 'Cookiebeleid',
      headingLevel: 'h1',
      text: 'Een cookie is een klein bestandje dat je browser voor ons bewaart. Hier lees je welke dat zijn.',
      firstColumn: portableText(`
        ### Altijd aan: nodig om te winkelen
        - **sw-context-token**: onthoudt je winkelmand en of je bent ingelogd. Blijft 365 dagen.
        - **sw-wishlist-items**: je verlanglijst als je niet bent ingelogd. Staat alleen in je browser, tot je hem leegt.
        Hiervoor vragen we geen toestemming: zonder deze bestanden kun je niets bestellen.
      `),
      secondColumn: portableText(`
        ### Alleen met jouw toestemming
        - **tw_visitor_id**: een willekeurig nummer waarmee we zoekresultaten en aanbevelingen beter laten passen. Er staat geen naam in.
        - **Statistiek**: welke pagina's worden bekeken en waar mensen vastlopen. We zien groepen, geen personen.
        ### Je keuze veranderen
        Wis de cookies van deze site in de instellingen van je browser. Bij je volgende bezoek vragen we het je opnieuw.
      `),
    },
  ],
};
