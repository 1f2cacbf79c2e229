import { button, campaign, categoryReference, reference } from '../../content-writer.ts';
import type { Assortment, PageDraft } from '../../content-writer.ts';
import { callToAction } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';

/** Lent to the listing of the category, whose heading is the page's; so it has none of its own. */
export const ladiesLanding = (assortment: Assortment): PageDraft => ({
  slug: 'categorie/dames',
  title: 'Damesmode',
  metaDescription:
    'Damesmode om jaren te dragen: jurken, blouses, blazers en jassen van zo’n veertig merken, met combinaties en advies van onze stylisten.',
  context: 'ladies',
  blocks: [
    {
      _type: 'contentSlider',
      title: 'Waar begin je?',
      elements: [
        {
          _key: 'jurken',
          itemTitle: 'Jurken',
          itemImage: campaign('ladies', 5, 'tile'),
          link: categoryReference(assortment, 'nl/dames/kleding/jurken/'),
        },
        {
          _key: 'blazers',
          itemTitle: 'Blazers',
          itemImage: campaign('ladies', 4, 'tile'),
          link: categoryReference(assortment, 'nl/dames/kleding/blazers/'),
        },
        {
          _key: 'jassen',
          itemTitle: 'Jassen',
          itemImage: campaign('ladies', 1, 'tile'),
          link: categoryReference(assortment, 'nl/dames/kleding/jassen/'),
        },
        {
          _key: 'rokken',
          itemTitle: 'Rokken',
          itemImage: campaign('ladies', 2, 'tile'),
          link: categoryReference(assortment, 'nl/dames/kleding/rokken/'),
        },
        {
          _key: 'tassen',
          itemTitle: 'Tassen',
          itemImage: campaign('ladies', 3, 'tile'),
          link: categoryReference(assortment, 'nl/dames/tassen/'),
        },
      ],
    },
    {
      _type: 'inspiration',
      title: 'Bordeaux, de nieuwe basis',
      text: 'Dieper dan rood en zachter dan zwart. Draag hem van top tot teen, of breng er een zandkleurige trench bij.',
      image: campaign('ladies', 2, 'tile'),
      imageAlt: 'Gebroken witte blazer, bordeauxrood vest en plooirok met enkellaarsjes',
      button: button('Bekijk de looks', '/nl/dames/looks/', 'underline'),
      tabs: [
        {
          _key: 'vesten',
          title: 'Truien en vesten',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/dames/kleding/truien-vesten/'),
        },
        {
          _key: 'rokken',
          title: 'Rokken',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/dames/kleding/rokken/'),
        },
      ],
    },
    {
      _type: 'blogTeasers',
      title: 'Advies van onze stylisten',
      blogs: [
        reference('blog-welke-jeans-past-bij-jou'),
        reference('blog-een-blazer-begint-bij-de-schouder'),
        reference('blog-bordeaux-combineren'),
      ],
    },
    { _type: 'instagramFeed', title: 'Gezien op Instagram', feed: 2 },
    {
      _type: 'textBlock',
      title: 'Damesmode bij Weefsel',
      headingLevel: 'h2',
      firstColumn: portableText(`
        In de damescollectie hangt de wikkeljurk voor zaterdagavond naast de broek die je op maandag zonder nadenken aantrekt. We kopen per seizoen in, maar kiezen kleuren die met vorig jaar samengaan, zodat je kast meegroeit en je niet elk jaar opnieuw begint.
        Zoek je iets bepaalds, filter dan op maat en kleur. Je ziet meteen alleen wat er echt is.
      `),
      secondColumn: portableText(`
        Voor lengtes boven 1,75 meter hebben we [broeken](/nl/dames/kleding/broeken/) en [jeans](/nl/dames/kleding/jeans/) met een langere pijp. Ben je klein, dan kort onze kleermaker ze voor je in.
        Niet zeker van je maat? De [maattabel](/nl/maattabel/) en vijf minuten met een meetlint helpen verder dan drie dozen op de mat.
      `),
    },
    callToAction(
      'Hulp bij het kiezen?',
      'Een stylist legt in Utrecht een rek vol voor je klaar, zonder verplichting.',
      button('Maak een afspraak', '/nl/winkels/'),
    ),
  ],
});
