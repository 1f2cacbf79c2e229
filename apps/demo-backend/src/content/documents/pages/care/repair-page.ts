import { button, campaign, reference } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, faq, faqTab, section } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';

export const repairPage: PageDraft = {
  slug: 'herstelservice',
  title: 'Herstelservice',
  metaDescription:
    'Knoop kwijt, gat in je trui of een broek die te lang is? Onze kleermaker in Utrecht herstelt en vermaakt. Bekijk prijzen en wachttijd.',
  blocks: [
    {
      _type: 'pageHero',
      heroType: 'imageRight',
      kicker: 'Uit het atelier',
      title: 'Herstellen en vermaken',
      text: 'Aan de achterkant van de winkel staat een naaimachine uit 1962 en een kleermaker die er alles mee kan.',
      image: campaign('men', 4, 'horizontal'),
      titleLevel: 'h1',
    },
    {
      _type: 'textBlock',
      title: 'Wat het kost',
      headingLevel: 'h2',
      text: 'Kocht je het korter dan een jaar geleden bij ons, dan is herstellen gratis. Deze prijzen gelden daarna.',
      firstColumn: portableText(`
        ### Herstellen
        - Knoop aanzetten: gratis, altijd
        - Naad dichtstikken: € 6
        - Rits vernieuwen in een broek of rok: € 16
        - Rits vernieuwen in een jas: vanaf € 32
        - Mottengaatje onzichtbaar stoppen: vanaf € 9
      `),
      secondColumn: portableText(`
        ### Vermaken
        - Broek of rok inkorten: € 12
        - Jeans inkorten met de oude zoom: € 15
        - Mouwen van een blazer: € 24
        - Taille innemen: € 18
        - Nieuwe voering in een jas: op afspraak
      `),
    },
    {
      _type: 'imageWithText',
      image: campaign('men', 3, 'horizontal'),
      imageAlt: 'Gevouwen truien en een paar leren schoenen op een blok',
      imageFormat: 'rectangleHorizontal',
      imageLeft: false,
      title: 'Hassan kijkt eerst, dan knipt hij',
      headingLevel: 'h2',
      text: portableText(`
        Hassan leerde het vak bij zijn oom in Fès en werkt sinds 2016 bij ons. Op dinsdag, donderdag en zaterdag is hij in de winkel. Hij speldt af terwijl jij voor de spiegel staat, en zegt het ook als iets de moeite niet waard is.
        Kleine klussen zijn klaar terwijl je koffiedrinkt. Voor de rest reken je op drie dagen, in december op een week.
      `),
      button: button('Kom langs', '/nl/winkels/', 'secondary'),
    },
    section(
      'Opsturen kan ook',
      `
        Woon je niet in de buurt? Was het kledingstuk, speld een briefje bij de plek die hersteld moet worden en stuur het naar de winkel. We bellen met een prijs voordat we beginnen, en sturen het kosteloos terug.
      `,
    ),
    faq(
      'Vragen aan de kleermaker',
      faqTab('herstel-vragen', 'Herstellen', [
        [
          'Herstellen jullie ook kleding van andere winkels?',
          'Graag zelfs. Je betaalt dan de prijzen op deze pagina, ook in het eerste jaar.',
        ],
        [
          'Kan ik iets ruilen nadat het is vermaakt?',
          'Nee, zodra de schaar erin is gegaan, is het van jou alleen. Pas daarom rustig, met de schoenen die je erbij draagt.',
        ],
        [
          'Wat doe ik met een gaatje in een fijne trui?',
          'Draag hem niet door en trek niet aan het draadje. Leg hem in de vriezer als je aan motten denkt, en breng hem daarna bij ons.',
        ],
      ]),
    ),
    {
      _type: 'blogTeasers',
      title: 'Uit het atelier',
      blogs: [
        reference('blog-hassan-de-kleermaker'),
        reference('blog-wat-een-kleermaker-kan'),
        reference('blog-leren-schoenen-poetsen'),
      ],
    },
    callToAction(
      'Voorkomen is goedkoper',
      'Hoe je wol, zijde en denim wast zonder dat ze slijten.',
      button('Lees de wasvoorschriften', '/nl/wasvoorschriften/', 'underline'),
    ),
  ],
};
