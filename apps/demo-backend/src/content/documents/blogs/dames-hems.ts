import { columns, goods, pictured, prose, questions } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** How long skirts and trousers should be. */
export const damesHems: readonly BlogDraft[] = [
  {
    slug: 'roklengte-en-schoenen',
    title: 'Roklengte en schoenen: wat bij elkaar hoort',
    short:
      'Lengte - Waar een rok eindigt, bepaalt welke schoen eronder staat. Met een spiegel ben je er zo uit.',
    meta: 'Een midirok met laarsjes of toch met sneakers? Zo vind je de lengte die bij je benen past, en de schoen die daarbij hoort.',
    author: 'Yasmina el Idrissi',
    date: '2025-10-16',
    audience: 'dames',
    wear: [
      ['pleated-skirt', 'Petrol'],
      ['ankle-boots', 'Cognac'],
      ['women-sneakers', 'Wit'],
    ],
    parts: [
      prose(`
        Zet eens een rok aan die je nooit draagt en ga zonder schoenen voor de spiegel staan. Vouw de zoom dubbel en laat hem centimeter voor centimeter zakken. Er komt een punt waarop je benen opeens kloppen. Bij de meeste mensen ligt dat net onder de knie, of juist een hand boven de enkel: daar waar je been het smalst is.
        Eindigt de zoom op het dikste deel van je kuit, dan lijkt zelfs een lang been kort. Een centimeter of vier maakt dan alle verschil.
      `),
      columns(
        'Wat je eronder zet',
        `
        **Plooirok tot halverwege de kuit**: een smal enkellaarsje waarvan de schacht onder de zoom verdwijnt. Geen spleet huid ertussen, dan loopt de lijn door.
        **Plooirok met sneakers**: kies een [lage, effen sneaker](/nl/dames/schoenen/sneakers/) en een sokje dat je niet ziet. Bovenop iets korts of ingestopt.
      `,
        `
        **Kokerrok op de knie**: een hak van vier centimeter is genoeg. Plat kan ook, als de neus maar spits of amandelvormig is.
        **Lange rok tot de enkel**: alles mag, zolang je er niet op trapt. Loop in de paskamer een rondje en ga een keer zitten.
      `,
      ),
      pictured(
        'ladies',
        4,
        'Het bovenstuk telt mee',
        `
        Hoe langer de rok, hoe korter of smaller het truitje. Een plooirok met een coltrui die je instopt is een combinatie die al vijftig jaar goed gaat. Wil je een wijde trui dragen, stop dan alleen de voorkant in de band: zo blijft je taille te vinden.
      `,
        false,
      ),
      questions(
        'Nog drie vragen',
        [
          'Kan een midirok als ik klein ben?',
          'Ja. Kies een hoge taille en houd schoen en panty in één kleur, dan lijkt je been langer dan het is.',
        ],
        [
          'Hoe voorkom ik dat een rok aan mijn panty plakt?',
          'Een onderjurkje van katoen of cupro helpt meer dan welke spray ook.',
        ],
        [
          'Mag ik een plooirok zelf inkorten?',
          'Liever niet aan de zoom, dan verdwijnt de plooi. Een kleermaker haalt de lengte er bij de tailleband af.',
        ],
      ),
      goods(
        'Rokken en laarsjes',
        ['Rokken', 'nl/dames/kleding/rokken/'],
        ['Laarzen', 'nl/dames/schoenen/laarzen/'],
      ),
    ],
  },
  {
    slug: 'wijde-broek-zonder-struikelen',
    title: 'De wijde broek, zonder te struikelen',
    short:
      'Veel stof mag, zolang de zoom klopt. Zo draag je een wijde pijp op de trap, de fiets en hoge hakken.',
    meta: 'Hoe lang hoort een wijde broek te zijn, wat draag je erop en hoe fiets je ermee? Praktisch advies voor veel stof.',
    author: 'Yasmina el Idrissi',
    date: '2026-04-02',
    audience: 'dames',
    wear: [
      ['wide-trousers', 'Zand'],
      ['top', 'Zwart'],
      ['wide-trousers', 'Donkerblauw'],
    ],
    parts: [
      prose(`
        Op een foto staat een wijde broek altijd goed, want op een foto hoeft niemand de trap op. In het echt wil je weten of je hem aankunt op een dag met regen, een roltrap en een fiets met een jasbeschermer die net te klein is.
        De lengte beslist. Op de schoen die je er het meest onder draagt, hoort de zoom een centimeter boven de grond te hangen. Korter mag, maar dan meteen tot boven je enkel. Alles ertussenin lijkt op een broek die gekrompen is.
      `),
      pictured(
        'ladies',
        9,
        'Smal erboven',
        `
        Omdat de pijp al zoveel ruimte inneemt, wil je erboven rust: een topje, een T-shirt dat je instopt, een kort vest. Een blouse kan ook, als je hem in de taille knoopt of aan één kant instopt.
        Een riem hoeft niet, maar een smalle riem in de kleur van de broek maakt je heel ongemerkt langer.
      `,
      ),
      columns(
        'Stof doet het werk',
        `
        **Viscose** valt zwaar en beweegt mee: mooi als je wilt dat de broek stroomt.
        **Linnen** is stijver en koeler. Koop hem ruim, dan kreukt hij in zachte vouwen en niet in harde strepen.
      `,
        `
        **Scheerwol** heeft een persvouw die blijft zitten en past daardoor het makkelijkst bij een blazer.
        **Satijn** bewaar je voor de avond. Hij laat elke naad van je ondergoed zien, dus neem er een naadloze onderbroek bij.
      `,
      ),
      prose(
        `
        Op de fiets rol je de pijp aan de kettingkant twee keer om, of je zet hem vast met een brede haarelastiek. Dat staat beter dan een broekklem en je hebt er altijd wel een om je pols. Bij regen: in je laars, niemand die het ziet.
      `,
        'En dan nog fietsen',
      ),
      goods('Broeken met ruimte', ['Broeken', 'nl/dames/kleding/broeken/']),
    ],
  },
];
