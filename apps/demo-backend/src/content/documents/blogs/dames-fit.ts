import { columns, goods, onward, pictured, prose, questions, said } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** How clothes for ladies should sit. */
export const damesFit: readonly BlogDraft[] = [
  {
    slug: 'welke-jeans-past-bij-jou',
    title: 'Welke jeans past bij jou? Begin bij de taille',
    short: 'Pasvorm - Meet eerst waar de band hoort te zitten, kies daarna pas de pijp.',
    meta: 'Hoge taille of lage, rechte pijp of flared: zo kies je een jeans die blijft zitten als je gaat zitten, bukt en fietst.',
    author: 'Marit de Wolff',
    date: '2025-09-04',
    audience: 'dames',
    wear: [
      ['women-jeans', 'Blauw'],
      ['women-jeans', 'Donkerblauw'],
      ['women-jeans', 'Ecru'],
    ],
    parts: [
      prose(`
        Wie met drie spijkerbroeken een paskamer in gaat en met nul eruit komt, heeft meestal naar de verkeerde plek gekeken. We letten op de pijp, want die zie je. Maar of je een jeans blijft dragen, hangt af van de band.
        Ga zitten. Steek twee vingers tussen je rug en de tailleband. Past je hele hand ertussen, dan is de taille te wijd, hoe mooi de pijp ook valt. Krijg je er geen vinger tussen, dan zit je na de lunch met een open knoop.
      `),
      columns(
        'Drie hoogtes, drie silhouetten',
        `
        **Hoog**, op of boven je navel: maakt je benen langer en houdt een blouse op zijn plek. Fijn als je taille duidelijk smaller is dan je heupen.
        **Middelhoog**, twee vingers onder je navel: de veiligste keuze als je veel zit, en prettig onder een trui die over de band valt.
      `,
        `
        **Laag**, op de heup: vraagt om een wijde pijp en een kort truitje, anders lijkt je bovenlijf opeens heel lang.
        Meet bij je favoriete broek de afstand van kruis tot band. Dat getal zegt meer over hoe een jeans zit dan de maat op het label.
      `,
      ),
      pictured(
        'ladies',
        6,
        'Dan de pijp',
        `
        Een rechte pijp is de makkelijkste: hij past bij een laarsje en bij een sneaker. Flared wil lengte, dus koop hem op de schoen die je er het vaakst onder draagt. Een mom fit geeft ruimte op heup en dij en loopt naar de enkel smal toe.
        Nieuwe denim geeft na een paar dagen dragen nog iets mee. Met twee procent elastaan is dat een halve maat, zonder stretch bijna een hele.
      `,
      ),
      goods('Net binnen in denim', ['Jeans', 'nl/dames/kleding/jeans/']),
      onward(
        'Weet je je taille in inches?',
        'In de maattabel staat hoe je meet en welke W en L daarbij horen.',
        'Naar de maattabel',
        '/nl/maattabel/',
      ),
    ],
  },
  {
    slug: 'een-blazer-begint-bij-de-schouder',
    title: 'Een blazer begint bij de schouder',
    short: 'De lengte is te verhelpen, de mouw ook. De schouder niet. Dit is waar je in de paskamer op let.',
    meta: 'Waar je op let als je een blazer past: schouder, knoop, mouw en rug. Plus wat een kleermaker nog kan aanpassen.',
    author: 'Saskia Oldenburg',
    date: '2026-02-12',
    audience: 'dames',
    wear: [
      ['blazer', 'Camel'],
      ['blouse', 'Wit'],
      ['blazer', 'Antraciet', 'krijtstreep'],
    ],
    parts: [
      prose(`
        In bijna elke kast hangt een blazer die nooit wordt gedragen. Te duur om weg te doen, te streng om aan te trekken. Vaak is het maar één naad die niet klopt.
        Kijk daarom eerst naar de schoudernaad. Bij een getailleerd model ligt die precies op het bot aan het eind van je schouder. Bij een oversized blazer mag hij twee of drie centimeter verder vallen, maar dan moet de rest van het jasje meedoen. Een brede schouder boven een smal lijf ziet eruit alsof je hem van iemand hebt geleend.
      `),
      said(
        'Een mouw kort ik in een halfuur in. Een schouder versmallen is een nieuwe jas maken, dus dat raad ik niemand aan.',
        'Hassan, kleermaker in onze winkel',
      ),
      columns(
        'De proef van vier',
        `
        - Sluit één knoop. Trekt er een kruis van plooien omheen, neem dan een maat groter.
        - Laat je armen hangen. De mouw eindigt bij het botje van je pols, zodat er een streepje manchet onderuit komt.
      `,
        `
        - Sla je armen om jezelf heen. Knelt het tussen je schouderbladen, dan wordt dat achter een bureau niet beter.
        - Draai je om. De split hoort dicht te hangen als je stilstaat.
      `,
      ),
      prose(
        `
        Een enkele knoop en een slank revers maken een blazer ontspannen; met een dubbele rij knopen blijft hij netjes, ook boven een jeans. Draag je er graag dikke truien onder, pas hem dan met die trui aan. Klinkt logisch, maar bijna niemand neemt hem mee.
        Qua stof geeft scheerwol je de meeste vrijheid: hij kreukt weinig en hangt in een nacht weer glad. Corduroy is zachter van vorm, [linnen](/nl/blog/koel-in-linnen/) mag kreuken en wordt daar alleen maar sympathieker van.
      `,
        'Knopen en stof',
      ),
      goods('Blazers om te passen', ['Blazers', 'nl/dames/kleding/blazers/']),
    ],
  },
  {
    slug: 'overslagjurk-die-dicht-blijft',
    title: 'De overslagjurk die dicht blijft',
    short:
      'Jurken - Eén drukknoop, een goede lengte ceintuur en je hoeft er de hele dag niet meer aan te denken.',
    meta: 'Een overslagjurk flatteert bijna iedereen, tot het waait. Zo kies je een model dat blijft zitten en zo zet je hem vast.',
    author: 'Saskia Oldenburg',
    date: '2026-05-21',
    audience: 'dames',
    wear: [
      ['wrap-dress', 'Bordeaux', 'bloem'],
      ['wrap-dress', 'Antraciet'],
    ],
    parts: [
      prose(`
        De overslagjurk maakt een taille waar je hem neerlegt, groeit mee na een lange lunch en gaat over bijna elke cupmaat dicht. Er is één nadeel, en dat merk je op een winderig perron.
        Let in de paskamer op hoeveel de twee voorpanden over elkaar liggen. Tot je heup wil je minstens vijftien centimeter dubbel. Ga zitten, sla je benen over elkaar en kijk wat er opengaat. Past dat bij de plek waar je hem gaat dragen, dan zit je goed.
      `),
      said(
        'Ik verkoop ze al dertig jaar. Wie er één heeft die past, komt terug voor een tweede in een andere kleur.',
        'Ria, verkoopster in onze winkel',
      ),
      columns(
        'Zo blijft hij zitten',
        `
        - Naai op borsthoogte één doorzichtig drukknoopje. Werk van tien minuten, plezier van jaren.
        - Haal de ceintuur eerst door het gaatje in de zijnaad, trek hem strak en strik hem daarna pas opzij.
      `,
        `
        - Leg de strik net boven je heupbot, niet midden op je buik.
        - Draag er een onderjurk of een kort broekje onder als de stof licht is. Dan mag de wind zijn gang gaan.
      `,
      ),
      prose(
        `
        In het voorjaar staat hij open boven blote benen met een sneaker. In de herfst draag je er een [dunne coltrui](/nl/dames/kleding/truien-vesten/) onder, een panty en een enkellaarsje; de V van de jurk wordt dan een soort vest. Over de jurk gaat een kort jasje beter dan een lang, want een lange jas drukt de strik plat.
        Viscose valt het soepelst en kreukt weinig. Katoen geeft meer vorm en houdt de plooien bij je taille beter vast. Twijfel je tussen twee maten, neem dan de kleinste die bij je borst dicht blijft: de taille regel je met de ceintuur, de schouders niet.
      `,
        'Door het jaar heen',
      ),
      goods('Jurken in overslag en meer', ['Jurken', 'nl/dames/kleding/jurken/']),
    ],
  },
  {
    slug: 'laarsjes-passen-doe-je-na-vieren',
    title: 'Laarsjes passen doe je na vieren',
    short:
      'Je voet is aan het eind van de dag groter dan in de ochtend. Wat dat betekent voor je volgende paar.',
    meta: 'Zo pas je enkellaarsjes die na een hele dag nog goed zitten: het juiste moment, de juiste sok en drie dingen om te voelen.',
    author: 'Marit de Wolff',
    date: '2025-09-25',
    audience: 'dames',
    wear: [
      ['ankle-boots', 'Zwart'],
      ['ankle-boots', 'Cognac'],
      ['ankle-boots', 'Taupe'],
    ],
    parts: [
      prose(`
        Een voet zet in de loop van de dag uit, soms wel een halve maat. Wie op zaterdagochtend laarsjes koopt, koopt ze dus voor een voet die om zes uur niet meer bestaat. Pas ze aan het eind van de middag, met de sok of panty die je er echt in draagt, en allebei tegelijk. Bijna iedereen heeft één grotere voet; die beslist.
      `),
      columns(
        'Drie dingen om te voelen',
        `
        **De bal van je voet** ligt op het breedste punt van de schoen. Zit die verder naar voren, dan is het laarsje te klein, ook als je tenen vrij zijn.
        **Je hiel** mag bij nieuw leer een paar millimeter omhoogkomen. Zodra de zool soepel is, is dat over.
      `,
        `
        **De wreef** is waar enkellaarsjes het vaakst knellen. Een rits opzij helpt bij het aantrekken, elastiek helpt bij het dragen.
        Loop vijf minuten op een harde vloer. Wat na vijf minuten irriteert, doet na vijf uur pijn.
      `,
      ),
      pictured(
        'ladies',
        7,
        'Hak en zool',
        `
        Een blokhak van vier tot vijf centimeter loopt voor de meeste mensen prettiger dan helemaal plat, omdat je gewicht niet alleen op je hiel rust. Profiel onder de zool is geen overbodige luxe als je over natte bladeren fietst. Heeft je laarsje een leren zool, laat er dan meteen een dun rubber laagje onder zetten; dat kost weinig en scheelt je jaren slijtage.
      `,
      ),
      questions(
        'Thuis passen',
        [
          'Waar pas ik ze?',
          'Op een schone vloer of een kleed, zodat de zool ongebruikt blijft. Dan kun je ze nog [terugsturen](/nl/retourneren/).',
        ],
        [
          'Mijn maat zit tussen 38 en 39 in.',
          'Neem de grootste met een dun inlegzooltje. Een te korte schoen rekt niet in de lengte.',
        ],
        ['Hoe loop ik ze in?', 'Elke dag een uur, met een dikke sok. Na een week weet je genoeg.'],
      ),
      goods('Laarsjes voor elke dag', ['Laarzen', 'nl/dames/schoenen/laarzen/']),
    ],
  },
];
