import { columns, goods, onward, pictured, prose, questions, said } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** How clothes and shoes stay good between two washes. */
export const upkeep: readonly BlogDraft[] = [
  {
    slug: 'leren-schoenen-poetsen',
    title: 'Leren schoenen poetsen in tien minuten',
    short: 'Vier stappen, een oude krant en een radioprogramma dat lang genoeg duurt.',
    meta: 'Leren schoenen en laarzen poetsen: schoonmaken, voeden, kleuren en uitwrijven. Met wat je nodig hebt en hoe vaak je het doet.',
    author: 'Bram Tielens',
    date: '2025-10-14',
    audience: 'general',
    wear: [
      ['dress-shoes', 'Bruin'],
      ['ankle-boots', 'Bordeaux'],
    ],
    parts: [
      prose(`
        Leer is huid, en huid die je nooit insmeert gaat barsten. Meer theorie heb je niet nodig. Eén keer per maand, op zondagavond, tien minuten op een krant: daarmee gaan schoenen jaren langer mee en zien ze er elke maandag beter uit dan die van je buurman.
      `),
      columns(
        'De vier stappen',
        `
        **Schoonmaken.** Veters eruit. Borstel het stof weg, ook uit de naad boven de zool, en neem het leer af met een licht vochtige doek. Laat het vijf minuten drogen.
        **Voeden.** Een erwt leercrème per schoen, met een doek om je vinger, in kleine rondjes. Wacht tot de glans weg is.
      `,
        `
        **Kleuren.** Schoensmeer in dezelfde tint of één tint lichter. Donkerder onthoudt elke kras.
        **Uitwrijven.** Een schone borstel, daarna een oude panty. De panty is geen grap: de fijne draad geeft een glans die je met katoen niet krijgt.
      `,
      ),
      said(
        'Wie zijn schoenen afwisselt, hoeft half zo vaak te poetsen. Leer wil een dag vrij.',
        'Ger Stolwijk, schoenmaker in Utrecht',
      ),
      prose(
        `
        Suède krijgt geen crème. Borstel het droog, met de vleug mee, en haal vlekken weg met een stukje schuurgum. Zit er een kale plek op, houd de schoen dan even boven de stoom van een waterkoker en borstel de haartjes overeind. Daarna een dunne laag spray tegen vocht, buiten, op een armlengte afstand.
        Witte leren sneakers poets je met een sopje en een zachte tandenborstel. De veters gaan in een sokje mee met de witte was.
      `,
        'Suède en sneakers',
      ),
      pictured(
        'general',
        7,
        'Wat je in huis haalt',
        `
        Twee borstels (één voor vuil, één voor glans), een potje kleurloze leercrème, smeer in zwart en in cognac, een stapel oude lappen. Doe het in een schoenendoos en zet die naast de kapstok. Wat in de kelder staat, gebruik je nooit.
      `,
        false,
      ),
      goods(
        'Leer om te poetsen',
        ['Dames', 'nl/dames/schoenen/laarzen/'],
        ['Heren', 'nl/heren/schoenen/nette-schoenen/'],
      ),
    ],
  },
  {
    slug: 'pluisjes-pillen-en-een-kam',
    title: 'Pluisjes op een nieuwe trui: fout of gewoon?',
    short: 'Pilling hoort bij zachte wol. Met een kam en wat geduld houdt het vanzelf op.',
    meta: 'Waarom een trui gaat pillen, waarom dure truien het ook doen, en hoe je pluisjes weghaalt zonder gaten te maken.',
    author: 'Saskia Oldenburg',
    date: '2026-10-29',
    audience: 'general',
    wear: [
      ['women-sweater', 'Oudroze'],
      ['sweater', 'Antraciet', 'gemeleerd'],
    ],
    parts: [
      prose(`
        De vraag die we het vaakst krijgen tussen oktober en maart: mijn trui is drie weken oud en zit onder de bolletjes, is hij niet goed? Meestal is hij juist wél goed. Zachte wol bestaat uit fijne, korte vezels. Een deel daarvan zit los in het garen, komt door wrijving naar buiten en rolt zich op. Dat heet pillen, en het houdt op zodra de losse vezels eruit zijn.
        Grove, stugge wol pilt nauwelijks. Die kriebelt dan weer. Je kiest.
      `),
      columns(
        'Waar het begint',
        `
        Onder je armen, waar de mouw langs het lijf gaat. Op je heup, waar een tas wrijft. Op je borst, waar de gordel zit.
        Verhang je tas af en toe naar de andere schouder. Het scheelt meer dan je denkt.
      `,
        `
        Kunstvezels maken het hardnekkig: een bolletje acryl breekt niet af maar blijft met een sterk draadje vastzitten. Kasjmier pilt in het begin flink en na een paar wasbeurten bijna niet meer.
      `,
      ),
      prose(
        `
        Leg de trui plat en span hem met één hand. Trek een kasjmierkam in één richting, kort en licht, alsof je een kat kamt. Voor dichter breisel werkt een elektrisch apparaatje, mits je niet drukt. Blijf af van scheermesjes: eentje schuin en je hebt een gat.
        Kam bij voorkeur voor het wassen, want water maakt van losse pluis vaste pluis. Na drie of vier keer merk je dat er niets meer af komt.
      `,
        'Weg ermee',
      ),
      said(
        'Een trui die nooit pilt, vertrouw ik niet. Dan zit er meer plastic in dan schaap.',
        'Aafke Reitsma, breister in Dokkum',
      ),
      questions(
        'Wanneer is het wel een fout?',
        [
          'Er valt een gat in de pil.',
          'Dan is het garen te los gesponnen. Breng hem terug of stuur ons een foto.',
        ],
        [
          'Het gebeurt op één plek.',
          'Daar wrijft iets. Kijk naar je tas, je autogordel of de rand van je bureau.',
        ],
        [
          'Na een jaar nog steeds.',
          'Dat is niet normaal. Neem contact op met de [klantenservice](/nl/klantenservice/).',
        ],
      ),
      goods(
        'Zachte truien',
        ['Dames', 'nl/dames/kleding/truien-vesten/'],
        ['Heren', 'nl/heren/kleding/truien-vesten/'],
      ),
    ],
  },
  {
    slug: 'zomerkleren-opbergen',
    title: 'Zomerkleren opbergen, zodat ze in april nog goed zijn',
    short: 'Schoon, droog en donker. En cederhout op de goede plek, want motten kunnen lezen noch tellen.',
    meta: 'Kleding een seizoen wegbergen: eerst wassen, dan vouwen of hangen, en zo houd je motten, vocht en gele vlekken buiten.',
    author: 'Marit de Wolff',
    date: '2025-10-07',
    audience: 'general',
    wear: [
      ['shirt-dress', 'Lichtgeel'],
      ['women-shorts', 'Camel'],
      ['polo', 'Wit'],
    ],
    parts: [
      prose(`
        Half oktober komt er een zondag waarop je de dozen van zolder haalt. De verleiding is groot om de zomer er precies zo in te proppen als hij uit de kast komt. Doe het niet. Een onzichtbaar spatje zonnebrand of witte wijn wordt in zes maanden donker een gele vlek die niemand er meer uit krijgt.
      `),
      columns(
        'De volgorde',
        `
        - **Was alles**, ook wat je één keer droeg. Motten komen op huid en zout af, niet op stof.
        - **Droog alles** een dag langer dan nodig. Vocht in een dichte doos is schimmel.
        - **Repareer nu**. In april wil je iets aantrekken, niet iets dichtnaaien. [Laten doen](/nl/herstelservice/) mag ook.
      `,
        `
        - **Vouw breisels**, hang jasjes en zijden jurken.
        - **Leg licht bovenop** en zwaar onderop.
        - **Schrijf op de doos** wat erin zit. Je bent het in december al kwijt.
      `,
      ),
      pictured(
        'general',
        7,
        'Doos, hoes of zak',
        `
        Katoen ademt, plastic niet. Een oude kussensloop is een prima hoes om een jurk. Kartonnen dozen zijn goed zolang ze droog staan, het liefst niet op een zoldervloer die in de winter klam wordt. Vacuümzakken sparen ruimte maar drukken wol en dons plat; voor linnen en katoen kan het wel.
      `,
        false,
      ),
      prose(
        `
        De vlinder die je ziet doet niets meer, het zijn haar larven die eten. Ze houden van wol, zijde, haar en bont, van donker en van rust. Schud truien daarom eens per maand uit, ook in de winter. Cederhout en lavendel ruiken fijn en helpen een beetje, als je het hout elk half jaar licht opschuurt. Vind je toch gaatjes, stop het stuk dan twee weken in een zak in de vriezer en zuig de kast uit tot in de hoeken.
      `,
        'Over motten',
      ),
      onward(
        'Ruimte gemaakt?',
        'Wat er voor de winter binnenkwam, staat bij elkaar.',
        'Bekijk de nieuwe damescollectie',
        '/nl/dames/nieuw/',
      ),
    ],
  },
];
