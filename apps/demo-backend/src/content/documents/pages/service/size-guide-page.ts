import { button } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { portableText } from '../../portable-text.ts';
import { callToAction, inPageMenu, plainHero } from '../../page-parts.ts';

export const sizeGuidePage: PageDraft = {
  slug: 'maattabel',
  title: 'Maattabel',
  metaDescription:
    'Vind je maat in kleding, jeans en schoenen voor dames en heren. Met uitleg hoe je borst, taille, heup en beenlengte opmeet.',
  blocks: [
    plainHero(
      'Maattabel',
      'Meet jezelf op in je ondergoed, met het meetlint soepel om je lijf. Zit je tussen twee maten in, neem dan de grootste.',
    ),
    inPageMenu('Verder lezen', {
      materialengids: 'Materialengids',
      wasvoorschriften: 'Wasvoorschriften',
      retourneren: 'Retourneren',
    }),
    {
      _type: 'textBlock',
      title: 'Goed meten',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Zo meet je
        - **Borst**: over het breedste deel, onder je oksels door.
        - **Taille**: op het smalste deel, iets boven je navel.
        - **Heup**: over het breedste deel van je billen.
        - **Beenlengte**: van het kruis tot de vloer, langs de binnenkant.
      `),
      secondColumn: portableText(`
        ### Jeansmaten
        Het eerste getal is de taille in inches, het tweede de lengte. Een inch is 2,54 cm: taille 32 hoort bij zo’n 81 cm.
        - Lengte 30: beenlengte tot 77 cm
        - Lengte 32: beenlengte 78 tot 82 cm
        - Lengte 34: beenlengte vanaf 83 cm
      `),
    },
    {
      _type: 'textBlock',
      title: 'Dames',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Kleding
        - **XS (34)**: borst 80–83, taille 62–65, heup 88–91 cm
        - **S (36)**: borst 84–87, taille 66–69, heup 92–95 cm
        - **M (38–40)**: borst 88–95, taille 70–77, heup 96–103 cm
        - **L (42)**: borst 96–100, taille 78–82, heup 104–108 cm
        - **XL (44)**: borst 101–106, taille 83–88, heup 109–113 cm
      `),
      secondColumn: portableText(`
        ### Schoenen
        - **36**: voetlengte 23,0 cm
        - **37**: voetlengte 23,7 cm
        - **38**: voetlengte 24,3 cm
        - **39**: voetlengte 25,0 cm
        - **40**: voetlengte 25,7 cm
        - **41**: voetlengte 26,3 cm
      `),
    },
    {
      _type: 'textBlock',
      title: 'Heren',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Kleding
        - **S (46)**: borst 90–93, taille 78–81, heup 92–95 cm
        - **M (48–50)**: borst 94–101, taille 82–89, heup 96–103 cm
        - **L (52)**: borst 102–105, taille 90–93, heup 104–107 cm
        - **XL (54)**: borst 106–109, taille 94–98, heup 108–111 cm
        - **XXL (56)**: borst 110–115, taille 99–104, heup 112–116 cm
      `),
      secondColumn: portableText(`
        ### Schoenen
        - **41**: voetlengte 26,3 cm
        - **42**: voetlengte 27,0 cm
        - **43**: voetlengte 27,7 cm
        - **44**: voetlengte 28,3 cm
        - **45**: voetlengte 29,0 cm
        - **46**: voetlengte 29,7 cm
      `),
    },
    callToAction(
      'Een merk valt anders dan je gewend bent?',
      'Vertel ons wat je normaal draagt, dan zoeken we je maat op.',
      button('Vraag maatadvies', '/nl/contact/'),
    ),
  ],
};
