import { button, campaign, categoryReference, reference } from '../../content-writer.ts';
import type { Assortment, PageDraft } from '../../content-writer.ts';
import { callToAction, section } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';

export const materialsPage = (assortment: Assortment): PageDraft => ({
  slug: 'materialengids',
  title: 'Materialengids',
  metaDescription:
    'Wat is het verschil tussen lamswol en merino, en waarom kreukt linnen? Onze gids langs de stoffen waarvan je kleding gemaakt is.',
  blocks: [
    {
      _type: 'pageHero',
      heroType: 'headerBgImage',
      kicker: 'Naslag',
      title: 'Materialengids',
      text: 'Wie weet hoe een stof zich gedraagt, koopt minder mis. Een rondgang langs onze stoffenkast.',
      image: campaign('general', 8, 'banner'),
      imageMobile: campaign('general', 8, 'bannerMobile'),
      titleLevel: 'h1',
    },
    {
      _type: 'textBlock',
      title: 'Van dieren',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Wol
        Veert terug, houdt warmte vast en stoot vuil af. **Lamswol** komt van de eerste scheerbeurt en is zacht en veerkrachtig. **Merino** is dunner en kriebelt niet op de huid. **Alpaca** is gladder, warmer en valt zwaarder.
        ### Kasjmier
        De onderwol van een geit, gekamd en niet geschoren. Een goede trui weegt meer dan je denkt: dunne kasjmier is vaak met korte vezels gesponnen en gaat sneller pillen.
      `),
      secondColumn: portableText(`
        ### Zijde
        Koel in de zomer, warm onder een jasje. Zijde is sterk zolang ze droog is; nat scheurt ze makkelijk.
        ### Leer en suède
        We verkopen alleen leer uit de Europese vleesproductie. Het wordt mooier naarmate je het draagt, zolang je het één keer per seizoen invet.
      `),
    },
    {
      _type: 'textBlock',
      title: 'Van planten',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Katoen
        Sterk, wasbaar en er in honderd gedaanten: popeline is glad, flanel geruwd, ribfluweel in banen geschoren. Lange vezels pluizen minder, en dat voel je aan de prijs.
        ### Linnen
        Van vlas, dat ook in Zeeland groeit. Linnen kreukt omdat de vezel niet rekt. Dat is geen fout, dat is hoe je ziet dat het echt is.
      `),
      secondColumn: portableText(`
        ### Viscose, lyocell en modal
        Gemaakt van hout. Ze vallen soepel en ademen, maar rekken uit als je ze nat ophangt. Lyocell wordt in een gesloten kringloop gemaakt; het oplosmiddel gaat steeds opnieuw mee.
        ### Denim
        Katoen in keperbinding, met blauw garen in de ketting en wit in de inslag. Daarom verkleurt een jeans waar je knieën zitten.
      `),
    },
    {
      _type: 'imageWithText',
      image: campaign('men', 8, 'horizontal'),
      imageAlt: 'Stalen van visgraat, ruit en krijtstreep naast elkaar',
      imageFormat: 'rectangleHorizontal',
      imageLeft: true,
      imageBoxShadow: 'solid',
      title: 'En kunststof dan?',
      headingLevel: 'h2',
      text: portableText(`
        Polyester en polyamide hebben een slechte naam, maar in een regenjas of een tailleband doen ze wat niets anders kan. We kiezen ze waar ze het kledingstuk langer laten leven, liefst gerecycled, en niet om een trui goedkoper te maken.
        Was gemengde stoffen koel en in een volle trommel: dan laten ze de minste vezels los.
      `),
      button: button('Zo kopen we in', '/nl/duurzaamheid/', 'underline'),
    },
    section(
      'Het label lezen',
      `
        De percentages staan in volgorde van gewicht. Een paar procent elastaan laat een jeans terugveren; zit er veel meer in, dan staan er aan het eind van de dag knieën in je broek. Wol met 20% polyamide is geen bezuiniging: een sok of vest slijt zo minder snel bij de hielen en ellebogen.
      `,
    ),
    {
      _type: 'productSlider',
      title: 'Voel het verschil',
      tabs: [
        {
          _key: 'truien-dames',
          title: 'Truien dames',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/dames/kleding/truien-vesten/'),
        },
        {
          _key: 'truien-heren',
          title: 'Truien heren',
          dataSource: 'dpg',
          pageReference: categoryReference(assortment, 'nl/heren/kleding/truien-vesten/'),
        },
      ],
    },
    {
      _type: 'blogTeasers',
      title: 'Van vezel tot kledingstuk',
      blogs: [
        reference('blog-wol-scheerwol-merino-kasjmier'),
        reference('blog-van-vlas-tot-linnen'),
        reference('blog-leer-en-suede-kiezen'),
      ],
    },
    callToAction(
      'Er goed voor zorgen',
      'Elke stof vraagt om een andere wasbeurt.',
      button('Naar de wasvoorschriften', '/nl/wasvoorschriften/', 'secondary'),
    ),
  ],
});
