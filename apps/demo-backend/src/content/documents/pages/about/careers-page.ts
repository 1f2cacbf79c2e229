import { button, campaign } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { faq, faqTab, section } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';

export const careersPage: PageDraft = {
  slug: 'werken-bij',
  title: 'Werken bij Weefsel',
  metaDescription:
    'Werken in onze winkel, het magazijn of op kantoor in Utrecht? Bekijk wie we zoeken, wat je krijgt en hoe solliciteren bij Weefsel gaat.',
  blocks: [
    {
      _type: 'pageHero',
      heroType: 'imageRight',
      kicker: 'Vacatures',
      title: 'Werken bij Weefsel',
      text: 'We zijn met 38 mensen en kennen elkaars koffie. Er is nu plaats voor drie nieuwe collega’s.',
      image: campaign('general', 6, 'horizontal'),
      titleLevel: 'h1',
    },
    section(
      'Wie we zoeken',
      `
        ### Verkoper in de winkel, 24 tot 32 uur
        Je ziet aan iemands schoenen wat voor jas erbij past, en durft ook te zeggen dat iets niet staat. Je werkt om de zaterdag, en nooit meer dan één koopavond per week.
        ### Medewerker retouren, 16 uur
        Jij voelt of een trui gedragen is en haalt met drie steken een ladder weg. Vroeg beginnen is prettig: om drie uur ben je vrij.
        ### Webredacteur, 32 uur
        Je schrijft korte teksten over kleding zonder het woord ‘musthave’ te gebruiken. Stuur er eentje mee.
      `,
    ),
    {
      _type: 'imageWithText',
      image: campaign('men', 7, 'square'),
      imageAlt: 'Planken met truien, schoenen en gevouwen broeken',
      imageFormat: 'square',
      imageLeft: true,
      imageBoxShadow: 'solid',
      title: 'Wat je krijgt',
      headingLevel: 'h2',
      text: portableText(`
        - Een contract dat na een half jaar vast wordt als het van twee kanten bevalt.
        - Salaris volgens de cao retail non-food, plus een dertiende maand.
        - Kleding voor op het werk: twee keer per jaar kies je een set.
        - Korting voor jezelf en voor wie er bij je in huis woont.
        - Lunch aan één tafel, op dinsdag kookt Hassan.
      `),
    },
    {
      _type: 'quote',
      quote:
        'Ik kwam voor een bijbaan in december. Dat was zes jaar geleden, en ik herken inmiddels zeven soorten visgraat.',
      name: 'Peter, chef magazijn',
      image: campaign('men', 2, 'square'),
      imageAlt: 'Grijs colbert, coltrui en broek, neergelegd op de vloer',
    },
    faq(
      'Solliciteren',
      faqTab('solliciteren', 'Solliciteren', [
        [
          'Moet ik een brief schrijven?',
          'Een paar regels over waarom je hier wilt werken zijn genoeg. Een foto hoeft er niet bij.',
        ],
        ['Hoe verloopt het?', 'Eén gesprek van een uur, daarna een halve dag meelopen. Die dag betalen we.'],
        [
          'Kan ik stage lopen?',
          'Ja, voor modevakschool, retail en grafisch ontwerp hebben we elk half jaar een plek. Je krijgt een vergoeding en echt werk.',
        ],
      ]),
    ),
    {
      _type: 'buttons',
      buttons: [
        {
          title: 'Mail je sollicitatie naar werk@weefsel.example',
          text: 'Stuur je sollicitatie',
          link: 'mailto:werk@weefsel.example',
          type: 'primary',
          buttonType: 'external',
          externalUrl: 'mailto:werk@weefsel.example',
        },
        button('Wie we zijn', '/nl/over-ons/', 'underline'),
      ],
    },
  ],
};
