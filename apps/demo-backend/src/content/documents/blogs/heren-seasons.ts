import { columns, goods, onward, pictured, prose, questions, said, wide } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** What men wear when the weather turns. */
export const herenSeasons: readonly BlogDraft[] = [
  {
    slug: 'de-overjas',
    title: 'De overjas: één keer goed kiezen',
    short: 'Winterjas - Lengte, revers en gewicht. Wie daar een middag aan besteedt, is voor jaren klaar.',
    meta: 'Hoe kies je een wollen overjas? Over lengte, ruimte voor een colbert, het gewicht van de stof en de kleur die je nooit gaat vervelen.',
    author: 'Bram Tielens',
    date: '2025-10-23',
    audience: 'heren',
    wear: [
      ['overcoat', 'Camel'],
      ['scarf', 'Groen', 'ruit'],
    ],
    parts: [
      prose(`
        Trek een overjas aan over een hoodie en je bent aangekleed. Trek een gewatteerde jas aan over een pak en je bent een man in een slaapzak. Dat is kort gezegd waarom je er een wilt.
        Een overjas is geen modeding. De vorm is sinds de jaren vijftig nauwelijks veranderd, en wie nu een foto van zijn grootvader bekijkt, ziet een jas die morgen aan kan.
      `),
      said(
        'Je hoort aan de hanger wat een jas waard is. Een goede valt met een zachte plof, een slechte ritselt.',
        'Noor van Weefhuizen, mede-eigenaar van Weefsel',
      ),
      columns(
        'Vier keuzes',
        `
        **Lengte.** Net boven de knie staat bijna iedereen en gaat mee op de fiets. Eronder is warmer en statiger.
        **Ruimte.** Pas hem met je dikste trui of je colbert. Je moet je armen kunnen kruisen zonder dat de rug kraakt.
      `,
        `
        **Rij knopen.** Enkel is slanker en makkelijker open te dragen. Dubbel is warmer en wil dicht.
        **Stof.** Een halve kilo wol per strekkende meter is licht, zevenhonderd gram is een echte winterjas. Vraag ernaar.
      `,
      ),
      prose(
        `
        Donkerblauw is de veilige keuze en past ook bij zwarte schoenen. Camel is warmer en krijgt karakter van slijtage. Antraciet met visgraat verbergt pluisjes, hondenharen en koffie. Koop niet de kleur van je pak, want dan lijkt het op een mislukte set.
        Hang hem aan een brede houten hanger, borstel hem na een natte dag van boven naar beneden en geef hem één keer per jaar aan de stomerij. Vaker maakt de wol alleen maar droog.
      `,
        'Kleur en onderhoud',
      ),
      goods(
        'Wollen jassen',
        ['Jassen', 'nl/heren/kleding/jassen/'],
        ['Sjaals', 'nl/heren/accessoires/sjaals/'],
      ),
    ],
  },
  {
    slug: 'in-laagjes-op-de-fiets',
    title: 'In laagjes op de fiets, droog op kantoor',
    short: 'Acht kilometer tegenwind en toch een fris overhemd. Het kan, als je de volgorde omdraait.',
    meta: 'Met de fiets naar kantoor in de herfst: welke lagen je aantrekt, wat er in je tas gaat en hoe je fris aan je bureau zit.',
    author: 'Joris Haverkamp',
    date: '2026-10-08',
    audience: 'heren',
    wear: [
      ['tee', 'Lichtgrijs'],
      ['cardigan', 'Donkerblauw'],
      ['bomber', 'Olijfgroen'],
    ],
    parts: [
      wide('men', 6),
      prose(`
        Ik fiets elke dag van Nieuwegein naar de Utrechtse binnenstad, twintig minuten met wind mee, dertig zonder. Jarenlang kwam ik aan met een rug alsof ik had gezwommen. De fout: ik kleedde me op hoe koud het was als ik de deur uit stapte.
        Na vijf minuten trappen is het op je huid acht graden warmer. Je hoort dus een beetje rillend te vertrekken.
      `),
      columns(
        'De volgorde',
        `
        **Op je huid**: een T-shirt van [dunne merino](/nl/blog/wol-scheerwol-merino-kasjmier/). Katoen wordt nat en blijft nat, merino voelt na tien minuten weer droog.
        **Daarover**: niets, of een vest dat open kan. Geen trui over je hoofd, die krijg je op de fiets niet meer uit.
      `,
        `
        **Buitenkant**: een jack dat wind tegenhoudt, met een rits die je onderweg kunt laten zakken.
        **In je tas**: je overhemd. Opgerold, de kraag naar binnen, in een katoenen zakje.
      `,
      ),
      prose(
        `
        Aankomen, vijf minuten afkoelen, dan pas het overhemd aan. Wie zich meteen omkleedt, zweet het schone hemd ook nog nat. Handen en nek onder de koude kraan helpt sneller dan een ventilator. Het vest dat je onderweg openhad, doet op kantoor dienst als colbert.
        Broeken zijn het onderschatte deel. Een tapered chino van twill blijft uit je ketting, is binnen een uur droog en staat netjes genoeg voor een vergadering. Een lichte broek draag je op dagen zonder plassen.
      `,
        'Eenmaal binnen',
      ),
      onward(
        'Een jack dat wind buiten houdt',
        'Van dicht geweven katoen tot gewatteerd, op de heup of langer.',
        'Bekijk herenjassen',
        '/nl/heren/kleding/jassen/',
      ),
    ],
  },
  {
    slug: 'linnen-overhemd-in-de-hitte',
    title: 'Dertig graden en toch een overhemd aan',
    short: 'Zomer - Linnen, een open kraag en opgerolde mouwen. Zo blijf je koel en toch aangekleed.',
    meta: 'Netjes blijven bij dertig graden: welk overhemd je kiest, hoe je mouwen oprolt die blijven zitten en wat je eronder draagt.',
    author: 'Bram Tielens',
    date: '2026-06-25',
    audience: 'heren',
    wear: [
      ['shirt', 'Ecru'],
      ['shirt', 'Lichtblauw'],
      ['shorts', 'Beige'],
    ],
    parts: [
      prose(`
        Een man die het warm heeft, trekt zo weinig mogelijk aan. In Zuid-Italië doen ze het andersom. Daar zitten om twee uur 's middags oude heren in een overhemd met lange mouwen op een bankje, en zij zijn de enigen die er fris uitzien. Losse stof die de zon van je huid houdt en de wind doorlaat, wint van een hemdje.
      `),
      columns(
        'Kies op lucht',
        `
        **Linnen** is de koelste en mag verkreukt zijn. Neem hem een maat ruimer dan je gewend bent.
        **Poplin** is gladder en netter, maar moet dan wel dun zijn. Houd je hand erachter: zie je je vingers vaag, dan klopt het.
      `,
        `
        **Piqué** is de stof van polo's. De wafeltjes houden de stof van je rug.
        **Denim en twill** bewaar je voor september.
      `,
      ),
      prose(
        `
        Knoop de manchet open en vouw hem één keer om, helemaal tot boven je elleboog. Vouw daarna het onderste stuk omhoog tot halverwege de manchet, zodat het randje er net bovenuit komt. Zo blijft hij de hele dag zitten en krijg je hem met één beweging weer los.
        Draag onder een licht hemd een T-shirt in jouw huidskleur, of niets. Een wit shirt onder een wit overhemd zie je juist het best.
      `,
        'Mouwen die blijven zitten',
      ),
      pictured(
        'men',
        4,
        'Eronder',
        `
        Een short mag op een terras en in de meeste kantoren op vrijdag, als hij op of net boven je knie eindigt en een omslag heeft. Anders een dunne chino, één keer opgerold, met een lage sneaker en een sokje dat je niet ziet. Een riem kun je in de zomer gerust weglaten als de broek op zijn plek blijft.
      `,
        false,
      ),
      goods(
        'Koel en netjes',
        ['Overhemden', 'nl/heren/kleding/overhemden/'],
        ["Polo's", 'nl/heren/kleding/polos/'],
      ),
    ],
  },
  {
    slug: 'de-korte-broek-volwassen',
    title: 'De korte broek, maar dan volwassen',
    short: 'De lengte, de zoom en wat je eronder draagt: drie dingen die van een short een broek maken.',
    meta: 'Mag een korte broek op kantoor, in een restaurant, in de stad? Met deze lengte, schoenen en kleuren kan het bijna overal.',
    author: 'Joris Haverkamp',
    date: '2025-07-10',
    audience: 'heren',
    wear: [
      ['shorts', 'Olijfgroen'],
      ['polo', 'Ecru'],
      ['sneakers', 'Wit'],
    ],
    parts: [
      prose(`
        Er zijn mannen die van mei tot september in een korte broek lopen en er nooit uitzien alsof ze net van de camping komen. Ze hebben geen mooiere benen dan jij. Ze kopen alleen geen broek met zes zakken.
      `),
      columns(
        'Drie regels',
        `
        **De zoom zit tot vijf centimeter boven je knie.** Lager maakt je korter, hoger is voor hardlopers.
        **De pijp is niet wijder dan een hand.** Ga staan: je moet de stof aan beide kanten een paar centimeter kunnen pakken, meer niet.
      `,
        `
        **De voorkant is glad.** Steekzakken ja, koordjes en klepzakken nee.
        Wie zich hieraan houdt mag verder alles: linnen, twill, een bandplooi, een streepje.
      `,
      ),
      pictured(
        'men',
        6,
        'Erboven en eronder',
        `
        Een polo van piqué is de snelste weg naar netjes. Een overhemd mag ook, mouwen opgerold, helemaal los of helemaal ingestopt. Het T-shirt bewaar je voor de tuin, tenzij het zwaar en effen is.
        Schoenen laag en eenvoudig: witte sneakers, suède veterschoenen, sandalen als je op een boot bent. Sokken die je niet ziet, of juist een paar ribsokken waar je je niet voor schaamt.
      `,
      ),
      questions(
        'Mag het?',
        ['Naar kantoor?', 'Kijk naar je leidinggevende. Twijfel je, neem dan een chino mee in je tas.'],
        [
          'Naar een restaurant?',
          'Overdag ja. Na zessen trek je een lange broek aan, al was het maar voor de muggen.',
        ],
        ['Op een bruiloft?', 'Alleen als de uitnodiging het zegt. En dan nog met een colbert.'],
      ),
      prose(
        `
        Zand, olijf en donkerblauw passen bij alles wat je bovenop draagt. Wit is prachtig en na één biertje bruin. Een geruite korte broek vraagt om een effen hemd en om iemand die hem met plezier draagt; ben jij dat, laat je dan niet tegenhouden.
      `,
        'Welke kleur',
      ),
      goods('Shorts zonder zes zakken', ['Shorts', 'nl/heren/kleding/shorts/']),
    ],
  },
  {
    slug: 'gewatteerd-zonder-bollen',
    title: 'Een gewatteerde jas die je niet dikker maakt',
    short: 'Smalle banen, een goede lengte en een kraag die rechtop blijft staan.',
    meta: 'Warm in een gewatteerde jas zonder op te bollen: let op de breedte van de banen, de vulling en waar de jas ophoudt.',
    author: 'Joris Haverkamp',
    date: '2025-11-27',
    audience: 'heren',
    wear: [
      ['puffer', 'Donkerblauw'],
      ['hoodie', 'Lichtgrijs'],
    ],
    parts: [
      prose(`
        Op de tribune, langs het schoolplein, bij de hond: daar heb je niets aan een mooie overjas. Daar wil je warm zijn en je armen kunnen bewegen. Een gewatteerde jas doet dat met lucht. De vulling houdt die lucht vast, de stiksels zorgen dat ze niet naar beneden zakt.
      `),
      columns(
        'Waar je op let',
        `
        **De banen.** Hoe smaller de afstand tussen de stiksels, hoe platter de jas. Tussen de vijf en acht centimeter blijft je silhouet herkenbaar.
        **De lengte.** Tot halverwege je zitvlak. Korter kruipt op als je zit, langer bolt bij je heup.
      `,
        `
        **De kraag.** Trek de rits helemaal dicht. De kraag moet tot je kin komen en daar blijven staan.
        **De mouw.** Een gebreid boordje binnenin houdt wind tegen zonder dat je het ziet.
      `,
      ),
      prose(
        `
        Veel vulling van nu is gemaakt van gerecyclede flessen. Die warmt iets minder dan dons, maar blijft werken als hij nat wordt en kan in je eigen wasmachine. Doe er twee tennisballen bij, centrifugeer zacht en laat hem liggend drogen terwijl je hem af en toe opschudt. Zitten er klonten in, dan was hij nog niet droog.
      `,
        'Wat erin zit',
      ),
      pictured(
        'men',
        3,
        'Netter dan je denkt',
        `
        Een effen jas in donkerblauw of antraciet, mat in plaats van glanzend, kan prima over een colbert, zolang dat er aan de onderkant niet uit komt. Draag er een wollen broek bij en een sjaal in plaats van een capuchon. Voor het weekend mag er een hoodie onder; laat de capuchon dan buiten de kraag hangen, anders heb je twee nekken.
      `,
      ),
      goods(
        'Warm en licht',
        ['Jassen', 'nl/heren/kleding/jassen/'],
        ['Truien', 'nl/heren/kleding/truien-vesten/'],
      ),
    ],
  },
];
