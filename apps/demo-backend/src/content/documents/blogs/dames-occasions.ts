import { columns, goods, onward, pictured, prose, questions, said, wide } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** What ladies wear when it matters. */
export const damesOccasions: readonly BlogDraft[] = [
  {
    slug: 'te-gast-op-een-bruiloft',
    title: 'Te gast op een bruiloft: wat trek je aan?',
    short: 'Bruiloft - Lees de kaart, kijk naar de locatie en kies daarna pas een jurk.',
    meta: 'Bruiloftsgast zonder paniek: wat de uitnodiging eigenlijk zegt, welke kleuren kunnen en hoe je er tot middernacht prettig bij loopt.',
    author: 'Yasmina el Idrissi',
    date: '2026-05-07',
    audience: 'dames',
    wear: [
      ['slip-dress', 'Saliegroen'],
      ['blazer', 'Oudroze'],
      ['bag', 'Cognac'],
    ],
    parts: [
      prose(`
        De uitnodiging ligt op tafel, de datum staat in de agenda en dan begint het. Te netjes, te bloot, te wit? De meeste twijfel verdwijnt als je drie dingen weet: waar het is, hoe laat je komt en hoe laat je naar huis gaat.
        Een ceremonie in een boomgaard vraagt om een zool die niet wegzakt. Een diner in een schuur in september vraagt om mouwen. Kom je alleen op het feest, dan mag het een tandje meer glans hebben dan bij een lunch.
      `),
      columns(
        'Wat goed gaat',
        `
        - Een midi-jurk in één warme tint: terracotta, saliegroen, petrol.
        - Een slipjurk met een blazer, die na het eten over een stoel verdwijnt.
        - Een jumpsuit van soepele viscose, als je veel wilt dansen.
      `,
        `
        - Wit en ecru laat je aan de bruid, ook als zij zegt dat het haar niets uitmaakt.
        - Zwart mag tegenwoordig best. Maak het feestelijk met satijn of een kleur bij je gezicht.
        - Een print met bloemen is overdag altijd goed.
      `,
      ),
      pictured(
        'ladies',
        5,
        'Schoenen tot middernacht',
        `
        Kies een hak waarop je drie uur kunt staan en neem een tweede paar mee dat in je tas past. Trek de eerste een week van tevoren thuis aan, met sokken, terwijl je kookt. Blaren ontstaan niet op de dansvloer maar tijdens de receptie.
      `,
      ),
      questions(
        'Toch nog twijfel',
        [
          'Moet ik me aan het kleurthema houden?',
          'Als het op de kaart staat, ja. Eén stuk in die kleur is genoeg, een sjaal of tas telt ook.',
        ],
        [
          'Wat draag ik als het koud is?',
          'Een fijn vest van kasjmier of een korte blazer. Een winterjas geef je bij de deur af, dus die hoeft nergens bij te passen.',
        ],
        [
          'Kan ik de jurk daarna nog aan?',
          'Denk bij het passen aan sneakers en een spijkerjack. Zie je het voor je, dan draag je hem vaker dan één keer.',
        ],
      ),
      goods(
        'Feestelijk aangekleed',
        ['Jurken', 'nl/dames/kleding/jurken/'],
        ['Jumpsuits', 'nl/dames/kleding/jumpsuits/'],
      ),
    ],
  },
  {
    slug: 'kleren-voor-je-eerste-werkdag',
    title: 'Wat draag je op je eerste werkdag?',
    short: 'Je weet nog niet wat gewoon is. Met een rustige basis en één eigen detail zit je altijd goed.',
    meta: 'Eerste werkdag of sollicitatie: zo kleed je je aan als je de cultuur van een bedrijf nog niet kent. Met drie outfits om op terug te vallen.',
    author: 'Marit de Wolff',
    date: '2026-01-29',
    audience: 'dames',
    wear: [
      ['blazer', 'Taupe'],
      ['women-tee', 'Wit'],
      ['chino', 'Donkerblauw'],
    ],
    parts: [
      prose(`
        Op je eerste dag vergeet iedereen je achternaam, maar niemand vergeet wat je aanhad als dat heel anders was dan de rest. Je doel is niet opvallen en ook niet verdwijnen. Je wilt eruitzien als iemand die daar over een half jaar nog werkt.
        Kijk op de foto's op de site van het bedrijf, en dan niet naar de directie maar naar de mensen op de achtergrond. Hebben die een trui aan, dan is een pak te veel.
      `),
      columns(
        'Drie outfits die zelden misgaan',
        `
        **Zakelijk**: een donkere pantalon met persvouw, een lichte blouse, een blazer die je zo uittrekt.
        **Ertussenin**: een kokerrok of rechte broek, een fijne trui, een platte schoen met een spitse neus.
      `,
        `
        **Ontspannen**: een donkere jeans zonder slijtplekken, een wit T-shirt van stevig katoen, een getailleerd jasje.
        Draag in alle drie de gevallen iets wat je al kent. Nieuwe schoenen horen niet op een nieuwe plek.
      `,
      ),
      said(
        'Neem een dun vest mee in je tas. Je weet nooit of je onder de airco komt te zitten.',
        'Fien van Weefhuizen, mede-eigenaar van Weefsel',
      ),
      prose(
        `
        Probeer alles de avond ervoor aan, zittend. Een blouse die tussen twee knopen openstaat zodra je achter een toetsenbord kruipt, merk je liever thuis. Knip losse draadjes af, rol over de schouders met een pluizenroller en leg sokken of panty klaar met een reservepaar ernaast.
        Het eigen detail mag klein zijn. Een bordeauxrode tas, een sjaal van je oma, een riem met een mooie gesp. Mensen onthouden dat je er verzorgd uitzag en waar ze het gesprek mee begonnen.
      `,
        'De avond ervoor',
      ),
      goods(
        'Voor achter je bureau',
        ['Blazers', 'nl/dames/kleding/blazers/'],
        ['Broeken', 'nl/dames/kleding/broeken/'],
      ),
    ],
  },
  {
    slug: 'kantoor-zonder-pak',
    title: 'Vijf dagen kantoor met acht stukken',
    short:
      'Werk - Een week vooruit kleden kost op zondag tien minuten en levert je elke ochtend een kwartier op.',
    meta: 'Een werkweek aankleden met acht kledingstukken: welke je kiest, hoe je ze combineert en waarom woensdag de moeilijkste dag is.',
    author: 'Saskia Oldenburg',
    date: '2025-09-11',
    audience: 'dames',
    wear: [
      ['pencil-skirt', 'Petrol'],
      ['blouse', 'Camel'],
      ['wide-trousers', 'Taupe'],
    ],
    parts: [
      wide('ladies', 6),
      prose(`
        Vorige herfst hield ik een maand lang bij wat ik naar kantoor droeg. Van de ruim zestig stukken in mijn kast kwamen er negentien uit. De rest hing erbij om te kijken. Sindsdien kies ik op zondagavond acht dingen en hang ik ze vooraan.
        Acht lijkt weinig, maar twee onderkanten, drie bovenkanten, één jasje en twee paar schoenen geven al twaalf verschillende dagen. Je hoeft er maar vijf te gebruiken.
      `),
      columns(
        'Mijn acht',
        `
        - Een wijde broek in taupe
        - Een kokerrok in petrol
        - Een camelkleurige blouse
        - Een wit T-shirt dat niet doorschijnt
      `,
        `
        - Een fijne trui in ecru
        - Een blazer in donkerblauw
        - Enkellaarsjes met een blokhak
        - Lage sneakers, wit en schoon
      `,
      ),
      prose(
        `
        **Maandag** de broek met de trui: zacht beginnen. **Dinsdag** de rok met de blouse, laarsjes eronder. **Woensdag** is de dag waarop je geen zin meer hebt, dus dan is alles makkelijk: broek, T-shirt, blazer, sneakers. **Donderdag** de rok met de trui, de voorkant ingestopt. **Vrijdag** de blouse half open over het T-shirt, op de broek.
        Je ziet dat de blazer maar één keer voorkomt. Dat is expres. Hij hangt de rest van de week op kantoor, voor het gesprek dat je niet zag aankomen.
      `,
        'De week',
      ),
      prose(
        `
        Leg de acht op zondag bij elkaar op bed en combineer ze hardop. Wat je niet in één zin kunt aankleden, gaat terug in de kast. Hang de rest vooraan, in de volgorde van de week, en zet de schoenen eronder. Het klinkt overdreven tot de eerste maandag waarop je om zeven uur niet hoeft na te denken.
        Regent het op dinsdag, dan ruil je hem met woensdag. Meer flexibiliteit heeft het plan niet nodig.
      `,
        'Tien minuten op zondag',
      ),
      onward(
        'Zoek je de stukken zelf uit?',
        'Filter op kleur en maat, dan zie je meteen wat er op voorraad is.',
        'Naar alle dameskleding',
        '/nl/dames/kleding/',
      ),
    ],
  },
  {
    slug: 'feestelijk-met-een-trui',
    title: 'Feestelijk, maar dan met een trui',
    short: 'Kerst bij je ouders is warm, lang en op een keukenstoel. Daar kun je je mooi op kleden.',
    meta: 'Voor de feestdagen hoef je geen jurk te kopen die je eens draagt. Satijn, fluweelzachte trui, goede schoenen: zo maak je het feestelijk.',
    author: 'Yasmina el Idrissi',
    date: '2025-12-04',
    audience: 'dames',
    wear: [
      ['women-sweater', 'Ecru', 'kabel'],
      ['pleated-skirt', 'Bordeaux'],
      ['ankle-boots', 'Zwart'],
    ],
    parts: [
      prose(`
        De meeste kerstavonden spelen zich af tussen het aanrecht en de bank. Je tilt een braadpan, je kruipt op de grond met een neefje en je eet vier gangen. Toch wil je er anders uitzien dan op een dinsdag.
        De truc is één stof die glanst en één stof die zacht is. Een satijnen rok onder een kabeltrui. Een zijden blouse onder een grof vest. Glans trekt het licht van de kaarsen aan, wol zorgt dat je niet de hele avond rechtop hoeft te zitten.
      `),
      columns(
        'Combinaties die je al half hebt',
        `
        **Plooirok en kabeltrui.** De trui stop je aan de voorkant in. Laarsjes eronder en je bent klaar.
        **Slipjurk over een coltrui.** De jurk die je in juli droeg, nu met een dikke panty.
      `,
        `
        **Nette broek en satijnen top.** Met een lang vest erover voor op de fiets en tijdens de afwas.
        **Jumpsuit met een riem.** Alles in één keer aan, en de riem mag na het toetje een gaatje losser.
      `,
      ),
      pictured(
        'general',
        5,
        'Rood, groen en verder',
        `
        Bordeaux en flessengroen mogen in december zonder dat je een kerstbal wordt, zolang je er maar één van draagt. Leg er ecru of camel bij en laat zwart een avond hangen. Ook mooi: alles in chocoladebruin, van trui tot laars, met alleen je oorbellen in goud.
      `,
      ),
      prose(
        `
        Een [vlek](/nl/blog/vlekken-de-eerste-vijf-minuten/) hoort erbij. Rode wijn dep je meteen met koud water en een schone doek, vet bestrooi je met een beetje maïzena dat je een uur laat liggen. Wrijf nergens op, zeker niet op satijn. En leg de jurk daarna niet in de wasmand maar hang hem te luchten; op eerste kerstdag ben je te moe om te beslissen.
      `,
        'Na het voorgerecht',
      ),
      goods(
        'Zacht en glanzend',
        ['Rokken', 'nl/dames/kleding/rokken/'],
        ['Truien', 'nl/dames/kleding/truien-vesten/'],
      ),
    ],
  },
  {
    slug: 'weekend-weg-met-een-tas',
    title: 'Een lang weekend weg met één schoudertas',
    short: 'Drie dagen, twee paar schoenen en ruimte over voor wat je onderweg vindt.',
    meta: 'Zo pak je voor drie dagen in één tas: een paklijst van elf stukken, de volgorde van inpakken en wat je thuis kunt laten.',
    author: 'Marit de Wolff',
    date: '2026-08-20',
    audience: 'dames',
    wear: [
      ['bag', 'Cognac'],
      ['shirt-dress', 'Donkerblauw'],
      ['women-sneakers', 'Ecru'],
    ],
    parts: [
      prose(`
        Antwerpen, vrijdag tot zondag. Een vriendin stond op het perron met een koffer waar een kind in paste; ik had een schoudertas en een jas aan. Op zondagavond had zij vier dingen niet gedragen en ik had niets gemist. Sindsdien stuurt ze me voor elk weekend een berichtje: wat gaat er in de tas?
      `),
      columns(
        'Aan en mee',
        `
        **Aan**: jeans, T-shirt, trui, trenchcoat en de zwaarste schoenen. Alles wat veel ruimte inneemt, reist op je lijf.
        **Mee**: een blousejurk, een tweede broek van dunne stof, een topje, een blouse, lage sneakers en een sjaal.
      `,
        `
        Dat zijn elf stukken, ondergoed niet meegeteld. Houd ze in drie kleuren, dan past alles bij alles.
        De jurk is het belangrijkst: los over de broek als jas, dicht voor het diner, open over het topje in de zon.
      `,
      ),
      prose(
        `
        Rol wat mag kreuken, vouw wat glad moet blijven. Schoenen gaan onderin met de zolen naar buiten en sokken erin. Daarop de rollen, rechtop naast elkaar zoals boeken, zodat je niets hoeft op te graven. De blouse en de jurk leg je als laatste plat bovenop, met de sjaal ertussen tegen de vouwen.
        Flesjes doe je in een zakje aan de zijkant, nooit in het midden. Lekken doen ze altijd, maar zo raken ze alleen je paraplu.
      `,
        'De volgorde',
      ),
      wide('ladies', 7),
      questions(
        'Kan het nog lichter?',
        [
          'Heb ik die tweede broek nodig?',
          'Alleen als het kan regenen. In augustus ruil ik hem in voor een rok van dunne viscose.',
        ],
        [
          'Hoe krijg ik kreukels eruit zonder strijkbout?',
          'Hang je jurk in de badkamer terwijl je doucht en strijk hem met je handen glad. Na een halfuur hangt hij recht.',
        ],
      ),
      goods('Tassen die iets kunnen hebben', ['Tassen', 'nl/dames/tassen/']),
    ],
  },
];
