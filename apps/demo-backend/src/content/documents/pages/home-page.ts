import { button, campaign, categoryButton, categoryReference, reference } from '../content-writer.ts';
import type { Assortment, PageDraft } from '../content-writer.ts';
import { callToAction } from '../page-parts.ts';
import { portableText } from '../portable-text.ts';

/** Featured lists that the search service keeps. */
const FEATURED = { popular: '1', sale: '3' } as const;

export const homePage = (assortment: Assortment): PageDraft => ({
  slug: 'home',
  title: 'Weefsel: mode voor dames en heren',
  metaDescription:
    'Kleding, schoenen en accessoires met aandacht gemaakt. Ontdek de nieuwe collectie voor dames en heren, met gratis verzending vanaf {promise.freeShippingFrom}.',
  blocks: [
    {
      _type: 'headerBanner',
      image: campaign('general', 0, 'banner'),
      imageMobile: campaign('general', 0, 'bannerMobile'),
      title: 'Zacht geweven voor koude dagen',
      text: 'Wol, ribfluweel en diepe kleuren: de wintercollectie hangt klaar.',
      button1: categoryButton(assortment, 'Nieuw voor dames', 'nl/dames/nieuw/'),
      button2: categoryButton(assortment, 'Nieuw voor heren', 'nl/heren/nieuw/', 'secondary'),
      textPosition: 'left',
      textColorDesktop: 'dark',
      textColorMobile: 'dark',
      textStyle: 'big',
      titleLevel: 'h1',
      blog: false,
    },
    {
      _type: 'productSlider',
      title: 'Net binnen',
      tabs: [
        {
          _key: 'dames',
          title: 'Dames',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/dames/'),
        },
        {
          _key: 'heren',
          title: 'Heren',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/heren/'),
        },
      ],
    },
    {
      _type: 'doubleBanner',
      banners: [
        {
          _key: 'dames',
          title: 'Dames',
          subtitle: 'Van wollen jas tot jurk met lange mouw',
          url: '/nl/dames/',
          button: { title: 'Bekijk dames', type: 'underline' },
          image: campaign('ladies', 1, 'tile'),
        },
        {
          _key: 'heren',
          title: 'Heren',
          subtitle: 'Stevige truien, broeken die goed vallen',
          url: '/nl/heren/',
          button: { title: 'Bekijk heren', type: 'underline' },
          image: campaign('men', 1, 'tile'),
        },
      ],
    },
    {
      _type: 'inspiration',
      title: 'Camel kan alles hebben',
      text: 'Met wit is hij fris, met roest warm en met groen een tikje eigenwijs. Onze stylisten bouwden er een hele winter omheen.',
      image: campaign('general', 2, 'tile'),
      imageAlt: 'Donkergroene blazer, kabeltrui, wollen broek en witte sneakers',
      button: button('Bekijk het winterlookbook', '/nl/lookbook-winter/', 'underline'),
      tabs: [
        {
          _key: 'jassen-dames',
          title: 'Damesjassen',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/dames/kleding/jassen/'),
        },
        {
          _key: 'jassen-heren',
          title: 'Herenjassen',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/heren/kleding/jassen/'),
        },
      ],
    },
    {
      _type: 'productSlider',
      title: 'Veel gekozen deze week',
      tabs: [
        {
          _key: 'favorieten',
          title: 'Favorieten',
          dataSource: 'TweakwiseRecommend',
          TweakwiseRecommendationId: FEATURED.popular,
        },
        {
          _key: 'sale',
          title: 'In de sale',
          dataSource: 'TweakwiseRecommend',
          TweakwiseRecommendationId: FEATURED.sale,
        },
      ],
    },
    {
      _type: 'imageWithText',
      image: campaign('general', 1, 'horizontal'),
      imageAlt: '',
      imageFormat: 'rectangleHorizontal',
      imageLeft: true,
      title: 'Eerst de stof, dan het label',
      headingLevel: 'h2',
      text: portableText(`
        Voordat we een stuk inkopen, voelen we eraan. Pilt het niet, valt het mooi, blijft de naad recht na tien keer wassen? Pas dan krijgt het een plek in de winkel.
        Bij elk artikel lees je waarvan het gemaakt is en hoe je er lang plezier van hebt.
      `),
      button: button('Zo kiezen we onze merken', '/nl/duurzaamheid/', 'secondary'),
    },
    {
      _type: 'blogTeasers',
      title: 'Uit onze verhalen',
      blogs: [
        reference('blog-mantel-trench-of-gewatteerd'),
        reference('blog-sjaal-knopen-op-vijf-manieren'),
        reference('blog-wit-op-wit-in-de-winter'),
      ],
    },
    { _type: 'instagramFeed', title: 'Volg @weefsel', feed: 2 },
    {
      _type: 'textBlock',
      title: 'Mode die je vaker dan één seizoen draagt',
      headingLevel: 'h2',
      firstColumn: portableText(`
        Bij Weefsel vind je zo’n zestig merken naast elkaar: van een betaalbaar T-shirt voor elke dag tot een overjas waar je jaren mee doet. Je zoekt op maat, kleur of materiaal en ziet meteen wat er op voorraad is.
        Begin bij de [nieuwe collectie voor dames](/nl/dames/nieuw/) of kijk wat er binnenkwam [voor heren](/nl/heren/nieuw/). Liever een koopje? In de sale vind je [damesmode](/nl/dames/sale/) en [herenmode](/nl/heren/sale/) met korting.
      `),
      secondColumn: portableText(`
        Vóór {promise.cutOff} besteld, {promise.arrives}. Past het niet, dan stuur je het binnen {promise.returnDays} gratis terug of breng je het langs in [onze winkel](/nl/winkels/).
        Twijfel je over de maat? In de [maattabel](/nl/maattabel/) lees je hoe je jezelf opmeet. Kom je er niet uit, dan denkt onze [klantenservice](/nl/klantenservice/) graag mee.
      `),
    },
    callToAction(
      'Liever even passen?',
      'In onze winkel in Utrecht hangt een ruime keuze uit de collectie, en staat de koffie klaar.',
      button('Plan je bezoek', '/nl/winkels/'),
      button('Neem contact op', '/nl/contact/', 'underline'),
    ),
  ],
});
