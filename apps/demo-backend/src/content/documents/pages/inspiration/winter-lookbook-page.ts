import { winterFilm, fileReference } from '../../../file-assets.ts';
import { button, campaign, categoryReference, reference } from '../../content-writer.ts';
import type { Assortment, PageDraft } from '../../content-writer.ts';
import { section } from '../../page-parts.ts';

export const winterLookbookPage = (assortment: Assortment): PageDraft => ({
  slug: 'lookbook-winter',
  title: 'Lookbook winter',
  metaDescription:
    'De wintercollectie van Weefsel in beeld: camel en roestbruin, kabeltruien en zware wol. Bekijk de film en draag de combinaties na.',
  blocks: [
    {
      _type: 'pageHero',
      heroType: 'headerBgImage',
      kicker: 'Winter 2026',
      title: 'Zacht geweven',
      text: 'Vijf kleuren, twintig stoffen en één gedachte: warm blijven zonder je te verstoppen.',
      image: campaign('general', 0, 'banner'),
      imageMobile: campaign('general', 0, 'bannerMobile'),
      titleLevel: 'h1',
    },
    section(
      'Kleuren van een bos in november',
      `
        We begonnen met een handvol bladeren uit Amelisweerd. Roest, camel, mosgroen, het grijs van natte schors en het wit van de eerste rijp. Die kleuren legden we bij de weverijen op tafel, en daar kwam deze collectie van.
        Niets in dit lookbook is zwart. Donkergroen doet hetzelfde en staat vriendelijker bij een winters gezicht.
      `,
    ),
    { _type: 'spacing', desktopHeight: 96, mobileHeight: 56 },
    {
      _type: 'videoImage',
      title: 'De collectie in acht seconden',
      image: campaign('general', 3, 'horizontal'),
      imageAlt: 'Een stapel gevouwen truien en een bruine leren tas op een blok',
      video: { _type: 'file', asset: reference(fileReference(winterFilm.webm)) },
      transcript:
        'Een film zonder geluid. De camera glijdt langs een messing rek met een camel jas, een witte blouse, een roestbruine jurk, een kabeltrui en een donkergroene blazer. Dan een stapel gevouwen truien met een bruine leren tas ernaast. Tot slot de camel jas aan een haak, in het ochtendlicht.',
    },
    {
      _type: 'quote',
      quote:
        'Deze wol is drie keer gevold. Je kunt er een half uur mee in de regen staan voordat je het merkt.',
      name: 'Annelies, wever in Geldrop',
      image: campaign('general', 8, 'square'),
      imageAlt: 'Lapjes visgraat, ruit en bloemprint in wintertinten',
    },
    {
      _type: 'contentSlider',
      title: 'Vijf hoofdstukken',
      elements: [
        {
          _key: 'jas',
          text: 'De jas die het gesprek begint',
          image: campaign('general', 1, 'tile'),
          itemTitle: 'Jassen',
          link: categoryReference(assortment, 'nl/dames/kleding/jassen/'),
        },
        {
          _key: 'jurk',
          text: 'Plooien die blijven staan',
          image: campaign('general', 5, 'tile'),
          itemTitle: 'Jurken',
          link: categoryReference(assortment, 'nl/dames/kleding/jurken/'),
        },
        {
          _key: 'blazer',
          text: 'Mosgroen in plaats van zwart',
          image: campaign('general', 4, 'tile'),
          itemTitle: 'Blazers',
          link: categoryReference(assortment, 'nl/dames/kleding/blazers/'),
        },
        {
          _key: 'overjas',
          text: 'Marineblauw tot over de knie',
          image: campaign('men', 5, 'tile'),
          itemTitle: 'Herenjassen',
          link: categoryReference(assortment, 'nl/heren/kleding/jassen/'),
        },
        {
          _key: 'stoffen',
          text: 'Waarvan het gemaakt is',
          image: campaign('general', 8, 'tile'),
          itemTitle: 'Materialengids',
          pageReference: reference('page-materialengids'),
        },
      ],
    },
    {
      _type: 'inspiration',
      title: 'Drie lagen, één kleur',
      text: 'Kies een tint en herhaal hem: de trui lichter dan de jas, de broek ertussenin. Zo lijkt het bedacht, ook als je haast had.',
      image: campaign('general', 9, 'tile'),
      imageAlt: 'Blouse, broek en sneakers naast elkaar opgehangen',
      button: button('Bekijk alle looks', '/nl/looks/', 'underline'),
      tabs: [
        {
          _key: 'dames',
          title: 'Truien dames',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/dames/kleding/truien-vesten/'),
        },
        {
          _key: 'heren',
          title: 'Truien heren',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/heren/kleding/truien-vesten/'),
        },
      ],
    },
    { _type: 'spacing', desktopHeight: 96, mobileHeight: 48 },
    {
      _type: 'buttons',
      buttons: [
        button('Winter voor dames', '/nl/dames/nieuw/'),
        button('Winter voor heren', '/nl/heren/nieuw/', 'secondary'),
      ],
    },
  ],
});
