import { columns, goods, onward, pictured, prose, questions, said, wide } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** Visits to the people behind the clothes; all of them invented. */
export const makers: readonly BlogDraft[] = [
  {
    slug: 'de-laatste-getouwen-van-de-dommel',
    title: 'De laatste getouwen aan de Dommel',
    short:
      'Op bezoek - Bij weverij Van Roosmalen slaan twaalf getouwen uit 1968 nog elke dag dekens en mantelstof.',
    meta: 'Een dag bij weverij Van Roosmalen aan de Dommel, waar twaalf oude getouwen langzaam en dicht weven. Over lawaai, wol en opvolging.',
    author: 'Marit de Wolff',
    date: '2026-09-17',
    audience: 'general',
    wear: [
      ['overcoat', 'Antraciet', 'visgraat'],
      ['scarf', 'Antraciet', 'ruit'],
    ],
    parts: [
      prose(`
        Je hoort de weverij voordat je hem ziet. Een dreun, drie tellen stil, een dreun, zo van zeven tot vier. Binnen krijg ik gele dopjes en wijst Harrie van Roosmalen met zijn hele arm, want praten heeft hier geen zin. Twaalf getouwen uit 1968, groen geverfd, elk zo groot als een bestelbus.
        Op een modern getouw schiet de draad zevenhonderd keer per minuut heen en weer. Hier is dat honderdveertig keer. Het verschil zie je pas als je de stof vastpakt: langzaam weven trekt minder hard aan het garen, en dus blijft er lucht in zitten.
      `),
      wide('general', 4),
      columns(
        'Veertig meter per dag',
        `
        Een rol mantelstof van veertig meter kost één getouw een hele dag. Breekt er een draad, dan stopt alles. Harrie hoort op de andere kant van de hal welke van de twaalf het is en zet er een weversknoop in die je later nergens terugvindt.
      `,
        `
        Daarna gaat de stof naar een volder in de buurt, die hem nat laat krimpen tot hij dicht en winddicht is. Van anderhalve meter breed blijft er een meter veertig over. Die tien centimeter zijn de warmte.
      `,
      ),
      said(
        'Mijn dochter zegt: pap, dit is geen bedrijf, dit is een museum dat winst maakt. Ze heeft in mei haar baan opgezegd om het over te nemen.',
        'Harrie van Roosmalen, wever',
      ),
      prose(
        `
        Het kost meer, en dat is nooit anders geweest. Een jas van deze stof gaat twintig winters mee, rekent Harrie voor, dus per winter is hij goedkoop. Of iemand twintig winters dezelfde jas wil, is een andere vraag. In de kantine hangt een donkergrijze visgraat uit 1983, van zijn vader. Hij trekt hem aan als hij naar de bank moet.
      `,
        'Wat het kost',
      ),
      goods(
        'Dicht geweven wol',
        ['Dames', 'nl/dames/kleding/jassen/'],
        ['Heren', 'nl/heren/kleding/jassen/'],
      ),
    ],
  },
  {
    slug: 'hassan-de-kleermaker',
    title: 'Hassan maakt het weer heel',
    short: 'Drie dagen per week zit onze kleermaker achter in de winkel. Een ochtend naast zijn machine.',
    meta: 'Portret van Hassan, kleermaker bij Weefsel in Utrecht: over ritsen, ellebogen, een trouwpak en waarom hij nooit nee zegt tegen een knoop.',
    author: 'Bram Tielens',
    date: '2025-06-19',
    audience: 'general',
    wear: [
      ['jacket', 'Olijfgroen'],
      ['jeans', 'Lichtblauw'],
      ['cardigan', 'Groen'],
    ],
    parts: [
      prose(`
        Om tien over tien komt de eerste binnen met een jeans over haar arm. Kruis doorgesleten, zegt ze verontschuldigend, alsof ze iets verkeerd heeft gedaan. Hassan legt de broek op tafel, steekt zijn hand erin en kijkt door het gat naar mij. Dinsdag klaar.
        Hij leerde het vak in Fès, bij een oom die alleen bruidskaftans maakte. In Nederland zat hij achttien jaar in een fabriek die er nu niet meer is. In 2016 hing Noor een briefje op het raam van onze winkel: kleermaker gezocht, drie dagen, eigen radio mee.
      `),
      said(
        'Mensen denken dat repareren iets is voor wie geen geld heeft. Het is voor wie smaak heeft. Waarom zou je anders iets willen houden?',
        'Hassan, kleermaker in onze winkel',
      ),
      columns(
        'Wat er langskomt',
        `
        - Ritsen, elke dag. De schuif is kapot, de rest is goed.
        - Ellebogen van truien. Stoppen of een stuk suède.
        - Zomen van broeken, vooral in september.
      `,
        `
        - Voeringen van winterjassen, altijd bij de zak.
        - Een trouwpak van dertig jaar terug, dat voor de zilveren bruiloft weer dicht moet.
        - Eén keer een tent.
      `,
      ),
      pictured(
        'men',
        2,
        'Een knoop is nooit te klein',
        `
        Voor het aanzetten van een knoop rekent hij niets. Hij doet het met dubbel garen, legt een lucifer tussen knoop en stof en wikkelt de draad zes keer om het steeltje. Zo blijft hij zitten als je trekt. Of ik het zelf even wil proberen? Mijn knoop zit er na een kwartier scheef aan. Hij haalt hem er vriendelijk weer af.
      `,
      ),
      prose(
        `
        Wat je bij ons kocht, [repareren we](/nl/herstelservice/) het eerste jaar gratis; daarna betaal je de kostprijs. Kom langs met schone kleding, dat werkt prettiger. Soms kan het niet: stof die overal dun is, houdt geen naad meer. Dan zegt hij dat ook. En een stopje in een andere kleur mag je gerust vragen, hij vindt het zelf het leukste werk van de week.
      `,
        'Iets langsbrengen',
      ),
      onward(
        'Heb je iets liggen?',
        'Hassan is er op dinsdag, donderdag en zaterdag, in de winkel aan de Lange Weefstraat.',
        'Adres en openingstijden',
        '/nl/winkels/',
      ),
    ],
  },
  {
    slug: 'een-spinnerij-op-texel',
    title: 'Schapen, wind en een spinnerij van drie vrouwen',
    short:
      'Op bezoek - Op Texel spinnen drie nichten de wol van achthonderd schapen tot garen dat naar lanoline ruikt.',
    meta: 'Op bezoek bij een kleine spinnerij op Texel: van scheren en wassen tot garen op de klos, en waarom er elk jaar een andere kleur grijs is.',
    author: 'Yasmina el Idrissi',
    date: '2026-03-19',
    audience: 'general',
    wear: [
      ['women-sweater', 'Wit', 'kabel'],
      ['sweater', 'Lichtgrijs', 'rib'],
    ],
    parts: [
      prose(`
        De boot is twintig minuten, de bus ook, en dan sta je op een erf waar het naar natte hond ruikt. Dat is de wol, zegt Jantina, en daar wen je nooit aan. Ze heeft een zak van dertig kilo op haar schouder en loopt harder dan ik.
        Met haar nichten Wia en Marijke kocht ze zes jaar geleden een spinmachine uit een faillissement in Schotland. Tot die tijd ging de wol van hun schapen naar de tapijtindustrie, voor een paar dubbeltjes per kilo. Scheren kostte meer.
      `),
      said(
        'Wit is niet wit. Een schaap dat in het voorjaar veel binnen stond, is geler. Wij verven dat niet weg.',
        'Jantina Bakker, spinster op Texel',
      ),
      columns(
        'Van rug tot klos',
        `
        **Sorteren.** Rug en schouder zijn voor garen. Buik en poten worden vulling.
        **Wassen.** Vijf baden van zestig naar veertig graden, niet roeren. De lanoline gaat naar een zeepmaker in Den Burg.
      `,
        `
        **Kaarden.** Borstels leggen alle vezels dezelfde kant op, tot er een wolk op een rol ligt.
        **Spinnen en twijnen.** Twee draden om elkaar, dan trekt een trui niet scheef.
      `,
      ),
      prose(
        `
        Van achthonderd schapen komt zo'n zevenhonderd kilo bruikbaar garen. Het meeste gaat naar breisters en een paar kleine merken. Texelaar is stevige wol met veel vering. Niet het zachtste dat je kunt krijgen, wel het soort trui dat na tien winters nog rechtop kan staan.
        Elk jaar mengen ze de zwarte dieren door de witte en meten wat eruit komt. 2025 werd een warm muisgrijs, dit jaar zit er meer blauw in. Wie een streng tekortkomt, moet dus niet wachten tot volgend jaar.
      `,
        'Hoeveel is dat?',
      ),
      questions(
        'Wat we vroegen',
        ['Kriebelt Texelse wol?', 'Op blote huid een beetje. Over een shirt merk je er niets van.'],
        [
          'Kan ik er langs?',
          'In de zomer is er op vrijdagochtend een rondleiding, zegt Jantina. Trek oude schoenen aan.',
        ],
      ),
      goods(
        'Stevig gebreid',
        ['Dames', 'nl/dames/kleding/truien-vesten/'],
        ['Heren', 'nl/heren/kleding/truien-vesten/'],
      ),
    ],
  },
  {
    slug: 'looierij-met-eikenschors',
    title: 'Veertien maanden in een put met eikenschors',
    short:
      'In een looierij bij Malmedy doen ze over een zool langer dan een kind over lopen. We gingen kijken.',
    meta: 'Een bezoek aan een traditionele looierij in de Ardennen, waar zoolleer veertien maanden in eikenschors ligt. Over tijd, geur en glans.',
    author: 'Joris Haverkamp',
    date: '2026-08-06',
    audience: 'general',
    wear: [
      ['dress-shoes', 'Camel'],
      ['bag', 'Bruin'],
      ['belt', 'Bruin'],
    ],
    parts: [
      prose(`
        In de hal is het koud en het ruikt naar thee. Onder een houten vloer liggen achtendertig putten, elk drie meter diep, gevuld met water en gemalen eikenschors. Daar liggen huiden in, in lagen, als lasagne. De oudste ging er vorig jaar juni in.
        De looierij van de familie Lejeune maakt nog maar één ding: leer voor zolen en voor tassen die stijf mogen zijn. Kleinzoon Benoît doet de rondleiding in drie talen, vaak in één zin.
      `),
      columns(
        'Waarom zo lang?',
        `
        Looistof moet van buiten naar binnen kruipen tot in het hart van de huid. Met chroom duurt dat een dag, omdat het zout klein is. Eikenlooistof is groot en traag. Snijd je na zes maanden een huid door, dan zie je in het midden nog een witte streep.
      `,
        `
        Elke drie maanden gaan de huiden naar een sterkere put. De zwakke eerst, anders sluit de buitenkant zich en komt er niets meer in. Benoît noemt het opvoeden.
      `,
      ),
      said(
        'Mijn grootvader zei: je kunt een huid haasten, maar dan haast hij later terug. Dan breekt hij.',
        'Benoît Lejeune, leerlooier',
      ),
      prose(
        `
        Een zool van dit leer slijt langzamer dan rubber op droge straat, en sneller op nat zand. Hij ademt en vormt zich naar je voet. Na regen moet hij rusten. Voor een tas betekent het dat hij het eerste jaar stug is en daarna precies zo staat als jij hem hebt neergezet.
        Per week verlaten veertig huiden het gebouw. Een grote fabriek doet er veertigduizend. Groter groeien kan niet, want dan moeten er putten bij, en het grondwater zit op drie meter tien.
      `,
        'Wat je ervan merkt',
      ),
      onward(
        'Lees hoe je zulk leer onderhoudt',
        'Tien minuten per maand, met een doek en een borstel.',
        'Leren schoenen poetsen',
        '/nl/blog/leren-schoenen-poetsen/',
      ),
      goods(
        'Leer dat ouder mag worden',
        ['Dames', 'nl/dames/tassen/'],
        ['Heren', 'nl/heren/schoenen/nette-schoenen/'],
      ),
    ],
  },
];
