import { button, campaign, reference } from '../../content-writer.ts';
import type { PageDraft } from '../../content-writer.ts';
import { callToAction, faq, faqTab, inPageMenu, plainHero, section } from '../../page-parts.ts';
import { portableText } from '../../portable-text.ts';

export const washingPage: PageDraft = {
  slug: 'wasvoorschriften',
  title: 'Wasvoorschriften',
  metaDescription:
    'Zo was je wol, zijde, linnen en denim zonder dat ze krimpen of verkleuren. Met uitleg van de wassymbolen en raad bij vlekken.',
  blocks: [
    plainHero(
      'Wasvoorschriften',
      'Kleding slijt vooral in de machine. Was daarom minder vaak, koeler en met minder zeep dan je gewend bent.',
    ),
    inPageMenu('Meer over stoffen', {
      materialengids: 'Materialengids',
      herstelservice: 'Herstelservice',
      duurzaamheid: 'Duurzaamheid',
    }),
    {
      _type: 'textBlock',
      title: 'Per materiaal',
      headingLevel: 'h2',
      firstColumn: portableText(`
        ### Wol en kasjmier
        Luchten is vaak genoeg: hang je trui een nacht bij een open raam. Moet hij toch in het water, kies dan het wolprogramma op 30 graden met wolwasmiddel. Rol hem daarna in een handdoek en laat hem liggend drogen.
        ### Zijde en viscose
        Was op de hand, in lauw water en zonder te wrijven. Strijk binnenstebuiten zolang de stof nog vochtig is.
      `),
      secondColumn: portableText(`
        ### Denim
        Draag een nieuwe jeans gerust tien keer voordat je hem wast. Keer hem dan binnenstebuiten en zet de machine op 30 graden. Wasverzachter maakt stretch slap.
        ### Linnen en katoen
        Die kunnen tegen een stootje. Wit mag op 60 graden, kleuren op 40. Haal linnen nat van de lijn en trek het in vorm, dan hoef je nauwelijks te strijken.
      `),
    },
    {
      _type: 'imageWithText',
      image: campaign('general', 3, 'square'),
      imageAlt: 'Een stapel gevouwen truien naast een leren tas',
      imageFormat: 'square',
      imageLeft: true,
      title: 'Opbergen tot de volgende winter',
      headingLevel: 'h2',
      text: portableText(`
        Mottenlarven eten het liefst wol waar huidschilfers en zweet in zitten. Was je truien dus voordat je ze opbergt, en leg ze gevouwen in een katoenen hoes. Een blokje cederhout erbij ruikt lekker, maar schuur het elk jaar even op.
        Jassen hang je op een brede hanger met de rits dicht. Leren schoenen krijgen spanners en een laagje vet.
      `),
    },
    section(
      'De symbolen in het label',
      `
        - **Wasteiltje met een getal**: de hoogste temperatuur. Lager mag altijd.
        - **Streep onder het teiltje**: zachter programma. Twee strepen: alleen wolwas.
        - **Hand in het teiltje**: met de hand wassen, nooit heter dan 40 graden.
        - **Vierkant met een cirkel**: mag in de droger. Met een kruis erdoor: aan de lijn.
        - **Strijkijzer met stippen**: één stip is lauw, drie is heet.
        - **Losse cirkel met een letter**: voor de stomerij; de letter zegt welk middel.
      `,
    ),
    faq(
      'Vlekken',
      faqTab('vlekken', 'Eerste hulp', [
        [
          'Rode wijn',
          'Dep met een schone doek en spoel met bruisend water. Geen zout: dat zet de kleur juist vast in wol.',
        ],
        ['Vet of olie', 'Een lik afwasmiddel, vijf minuten laten zitten, daarna gewoon in de was.'],
        [
          'Kaarsvet',
          'Laat het hard worden, breek het los en strijk de rest weg tussen twee vellen keukenpapier.',
        ],
        [
          'Deodorant onder de mouw',
          'Leg de plek een half uur in water met een scheut schoonmaakazijn. Doe dit niet bij zijde.',
        ],
      ]),
    ),
    {
      _type: 'blogTeasers',
      title: 'Meer over onderhoud',
      blogs: [
        reference('blog-wol-wassen-zonder-krimp'),
        reference('blog-jeans-wassen'),
        reference('blog-pluisjes-pillen-en-een-kam'),
      ],
    },
    callToAction(
      'Te laat?',
      'Gekrompen trui of losse zoom: soms is er nog iets van te maken.',
      button('Naar de herstelservice', '/nl/herstelservice/'),
    ),
  ],
};
