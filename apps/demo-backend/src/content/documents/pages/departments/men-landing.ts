import { button, campaign, categoryReference, reference } from '../../content-writer.ts';
import type { Assortment, PageDraft } from '../../content-writer.ts';
import { callToAction } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';

/** Lent to the listing of the category, whose heading is the page's; so it has none of its own. */
export const menLanding = (assortment: Assortment): PageDraft => ({
  slug: 'categorie/heren',
  title: 'Herenmode',
  metaDescription:
    'Herenmode die goed valt: overhemden, colberts, chino’s en stevige truien van zo’n veertig merken, met advies over maat en combinatie.',
  context: 'men',
  blocks: [
    {
      _type: 'contentSlider',
      title: 'Snel naar',
      elements: [
        {
          _key: 'overhemden',
          itemTitle: 'Overhemden',
          itemImage: campaign('men', 6, 'tile'),
          link: categoryReference(assortment, 'nl/heren/kleding/overhemden/'),
        },
        {
          _key: 'colberts',
          itemTitle: 'Colberts',
          itemImage: campaign('men', 4, 'tile'),
          link: categoryReference(assortment, 'nl/heren/kleding/colberts/'),
        },
        {
          _key: 'jassen',
          itemTitle: 'Jassen',
          itemImage: campaign('men', 1, 'tile'),
          link: categoryReference(assortment, 'nl/heren/kleding/jassen/'),
        },
        {
          _key: 'chinos',
          itemTitle: 'Chino’s',
          itemImage: campaign('men', 9, 'tile'),
          link: categoryReference(assortment, 'nl/heren/kleding/chinos/'),
        },
        {
          _key: 'schoenen',
          itemTitle: 'Nette schoenen',
          itemImage: campaign('men', 3, 'tile'),
          link: categoryReference(assortment, 'nl/heren/schoenen/nette-schoenen/'),
        },
      ],
    },
    {
      _type: 'inspiration',
      title: 'Een colbert zonder das',
      text: 'Grijze wol met een coltrui eronder. Warm genoeg voor de fiets, net genoeg voor een gesprek met de bank.',
      image: campaign('men', 2, 'tile'),
      imageAlt: 'Grijs colbert, gebroken witte coltrui, zandkleurige broek en bruine veterschoenen',
      button: button('Bekijk de looks', '/nl/heren/looks/', 'underline'),
      tabs: [
        {
          _key: 'colberts',
          title: 'Colberts',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/heren/kleding/colberts/'),
        },
        {
          _key: 'truien',
          title: 'Truien en vesten',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/heren/kleding/truien-vesten/'),
        },
      ],
    },
    {
      _type: 'blogTeasers',
      title: 'Advies van de herenverdieping',
      blogs: [
        reference('blog-een-overhemd-dat-past'),
        reference('blog-coltrui-onder-een-colbert'),
        reference('blog-nette-schoenen-passen'),
      ],
    },
    { _type: 'instagramFeed', title: 'Volg de herenverdieping', feed: 3 },
    {
      _type: 'textBlock',
      title: 'Herenmode bij Weefsel',
      headingLevel: 'h2',
      firstColumn: portableText(`
        De meeste mannen die bij ons binnenkomen willen hetzelfde als vorige keer, maar dan nieuw. Dat kan: van onze best passende overhemden en chino’s houden we de pasvorm jaren gelijk. Alleen de kleuren wisselen.
        Wil je wel iets anders, begin dan bij de schouder. Zit die goed, dan zit de rest meestal ook goed.
      `),
      secondColumn: portableText(`
        Draag je een lange of korte maat, filter [jeans](/nl/heren/kleding/jeans/) dan op lengtemaat. Mouwen en zomen passen we in Utrecht aan terwijl je wacht.
        In de [sale](/nl/heren/sale/) vind je losse maten van vorig seizoen. Dezelfde wol, een andere knoop.
      `),
    },
    callToAction(
      'Een pak voor één dag?',
      'Kom op een donderdagavond. Dan is het stil op de herenverdieping en nemen we de tijd.',
      button('Bekijk de openingstijden', '/nl/winkels/'),
    ),
  ],
});
