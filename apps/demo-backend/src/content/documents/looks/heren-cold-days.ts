import type { LookDraft } from './look.ts';

/** Looks for men, October to March. */
export const herenColdDays: readonly LookDraft[] = [
  {
    slug: 'overjas-over-alles',
    title: 'De overjas over alles heen',
    meta: 'Overjas in camel over een grijze hoodie en een donkere jeans met witte sneakers: netjes van buiten, zaterdag van binnen.',
    date: '2026-11-10',
    wear: [
      ['overcoat', 'Camel'],
      ['hoodie', 'Lichtgrijs', 'gemeleerd'],
      ['jeans', 'Donkerblauw'],
      ['sneakers', 'Wit'],
    ],
    text: `
      Wie bij een overjas meteen aan een aktetas denkt, heeft hem nog nooit over een hoodie gedragen. De jas brengt de lijn, de trui het gemak, en samen zijn ze beter gekleed dan elk van beide alleen.
      Leg de capuchon plat over de kraag en laat de jas open. Donkere jeans zonder scheuren, sneakers zonder modder. Zo haal je brood, zo ga je naar een galerie, en niemand ziet welk van de twee je van plan was.
    `,
  },
  {
    slug: 'coltrui-en-visgraat',
    title: 'Coltrui met visgraat',
    meta: 'Een bruin colbert met visgraat, een grijze coltrui en een antraciet broek met boots in cognac. Zonder das helemaal af.',
    date: '2026-10-15',
    wear: [
      ['jacket', 'Bruin', 'visgraat'],
      ['turtleneck', 'Lichtgrijs'],
      ['chino', 'Antraciet'],
      ['ankle-boots', 'Cognac'],
    ],
    text: `
      Visgraat is een patroon dat pas op drie meter begint te praten. Onder een overhemd met das zou je dat niet horen, onder een effen coltrui wel. Lichtgrijs houdt het fris en trekt de aandacht naar je gezicht.
      De broek is donker en glad, zodat het jasje het enige met structuur blijft. Chelsea boots in cognac, opgewreven. Hiermee kun je naar een concert en daarna meteen door naar de kroeg.
    `,
  },
  {
    slug: 'kabeltrui-aan-de-keukentafel',
    title: 'Kabeltrui aan de keukentafel',
    meta: 'Een ecru kabeltrui over een blauw geruit overhemd, een bruine broek en bruine veterschoenen. Zondags op zijn best.',
    date: '2025-12-04',
    wear: [
      ['sweater', 'Ecru', 'kabel'],
      ['shirt', 'Lichtblauw', 'ruit'],
      ['chino', 'Bruin'],
      ['dress-shoes', 'Bruin'],
    ],
    text: `
      Zondag, krant, te veel koffie. De kabeltrui is dik genoeg voor de tuin en mooi genoeg voor wie er onverwacht aanbelt. Laat de kraag van het hemd binnen de hals, dan zie je er net een randje blauw van.
      Een bruine broek in plaats van een spijkerbroek maakt het verschil tussen hangen en wonen. Komt er bezoek, dan rol je de mouwen op en zet je water op. Meer verlangt niemand van je.
    `,
  },
  {
    slug: 'gewatteerd-op-de-fiets',
    title: 'Gewatteerd en toch netjes',
    meta: 'Donkerblauwe gewatteerde jas over een antraciet trui en een bruine broek met boots: warm naar kantoor en weer terug.',
    date: '2026-01-20',
    wear: [
      ['puffer', 'Donkerblauw'],
      ['sweater', 'Antraciet', 'rib'],
      ['chino', 'Bruin'],
      ['ankle-boots', 'Bruin'],
      ['scarf', 'Camel'],
    ],
    text: `
      Min twee, een halfuur trappen en om negen uur een afspraak. Deze jas heeft smalle banen, dus je blijft herkenbaar als mens. Daaronder een ribtrui die zijn vorm houdt als de jas aan de kapstok gaat.
      De sjaal in camel is het enige lichte punt, en precies waar het moet zitten: onder je kin. Broek en boots zijn allebei bruin en kunnen tegen spatten. Bij aankomst trek je je manchetten recht en doe je alsof het niets was.
    `,
  },
  {
    slug: 'groen-en-bruin-in-het-bos',
    title: 'Groen en bruin, van bos tot borrel',
    meta: 'Olijfgroen jack, beige trui, bruine broek en cognac boots: herfstkleuren die ook aan de bar op hun plek zijn.',
    date: '2026-10-22',
    wear: [
      ['bomber', 'Olijfgroen'],
      ['sweater', 'Beige'],
      ['chino', 'Bruin'],
      ['ankle-boots', 'Cognac'],
    ],
    text: `
      Een boswandeling met z'n achten eindigt zelden in het bos. Deze kleren weten dat. Olijfgroen en bruin vallen tussen de bomen niet op en zien er bij lamplicht uit als een goed gekozen combinatie.
      De beige trui is het licht in het midden, dus trek hem over een wit shirt aan dat een randje laat zien. Klop de boots af op de stoep. De kroegbaas hoeft niet te weten hoe ver je gelopen hebt.
    `,
  },
  {
    slug: 'bordeaux-voor-de-feestdagen',
    title: 'Bordeaux voor de feestdagen',
    meta: 'Een bordeaux colbert over een zwarte coltrui en een zwarte broek met zwarte boots. Feest zonder strik.',
    date: '2025-12-16',
    wear: [
      ['jacket', 'Bordeaux'],
      ['turtleneck', 'Zwart'],
      ['chino', 'Zwart'],
      ['ankle-boots', 'Zwart'],
      ['belt', 'Zwart'],
    ],
    text: `
      Alles zwart en dan dat ene jasje. Het is de eenvoudigste som die er is en de uitkomst klopt elk jaar. Bordeaux haalt zijn diepte uit wat eromheen zit, dus hoe minder daar gebeurt, hoe mooier.
      De coltrui vervangt hemd, das en twijfel. Boots die strak om de enkel sluiten houden de broekspijp recht. Zet je telefoon uit, help met afruimen en laat de rode wijn vandaag maar vallen: niemand die het op dit jasje ziet.
    `,
  },
  {
    slug: 'denim-in-twee-tinten',
    title: 'Twee keer denimblauw',
    meta: 'Een blauw overhemd op een donkere jeans met een ecru vest ertussen en cognac boots: blauw op blauw, zonder cowboy.',
    date: '2026-09-17',
    wear: [
      ['cardigan', 'Ecru', 'kabel'],
      ['shirt', 'Blauw'],
      ['jeans', 'Donkerblauw'],
      ['ankle-boots', 'Cognac'],
    ],
    text: `
      Blauw op blauw gaat goed zolang er lucht tussen zit. Die lucht is hier een ecru vest met een dikke kabel, dat het hemd van de broek scheidt zoals een strandje de zee van de duinen.
      Laat het vest open en stop het overhemd alleen voor in. Boots in cognac zijn warm genoeg om het koele blauw gezelschap te houden. Dit draag je op een vrijdag en op zaterdag nog eens, met een ander shirt eronder.
    `,
  },
  {
    slug: 'donkerblauw-op-kantoor',
    title: 'Donkerblauw, de hele week',
    meta: 'Donkerblauw colbert, gestreept overhemd, taupe broek en bruine veterschoenen: het kantooruniform dat je zelf kiest.',
    date: '2025-09-11',
    wear: [
      ['jacket', 'Donkerblauw'],
      ['shirt', 'Lichtblauw', 'streep'],
      ['chino', 'Taupe'],
      ['dress-shoes', 'Bruin'],
      ['belt', 'Bruin'],
    ],
    text: `
      Het donkerblauwe colbert is in de kast wat een goed mes is in de keuken. Je gebruikt het elke dag en je merkt pas hoe goed het is als je een ander pakt. Met een taupe broek is het net geen pak, wat in de meeste kantoren precies de maat is.
      De streep van het overhemd zorgt voor richting. Riem en schoenen in hetzelfde bruin, sokken in het taupe van de broek. Maandag met das, vrijdag zonder.
    `,
  },
  {
    slug: 'grijs-op-grijs-in-januari',
    title: 'Grijs op grijs, met opzet',
    meta: 'Een grijze kabeltrui, antraciet broek, zwarte overjas en zwarte veterschoenen. Vier tinten grijs voor de stilste maand.',
    date: '2026-01-06',
    wear: [
      ['overcoat', 'Zwart'],
      ['sweater', 'Lichtgrijs', 'kabel'],
      ['chino', 'Antraciet', 'ruit'],
      ['dress-shoes', 'Zwart'],
    ],
    text: `
      Januari is een maand zonder kleur en je kunt je daartegen verzetten of meedoen. Wij doen mee. Lichtgrijs in een grove kabel, antraciet met een vage ruit, zwart in de jas: van dichtbij gebeurt er van alles.
      Omdat er geen kleur is, valt elk detail op. Scheer je, poets je schoenen, haal de pluis van je schouders. Wie het toch te somber vindt, legt er een okergele sjaal bij. Maar probeer het eerst een dag zonder.
    `,
  },
  {
    slug: 'petrol-overjas-in-de-regen',
    title: 'Een overjas in petrol',
    meta: 'Petrolkleurige overjas, ecru trui, donkerblauwe jeans en bordeaux boots. Kleur voor een week vol regen.',
    date: '2025-11-20',
    wear: [
      ['overcoat', 'Petrol'],
      ['sweater', 'Ecru'],
      ['jeans', 'Donkerblauw'],
      ['ankle-boots', 'Bordeaux'],
      ['scarf', 'Petrol', 'ruit'],
    ],
    text: `
      Op een perron vol donkerblauw is petrol een kleine afwijking. Je ziet hem pas als het licht erop valt, en dan vraagt men zich af waarom niet iedereen zo'n jas heeft. De ruit van de sjaal gebruikt dezelfde kleur en voegt er twee aan toe.
      Ecru bij je gezicht, denim aan je benen, boots in bordeaux als antwoord op het blauw. Klap de kraag op en laat de paraplu aan een ander over.
    `,
  },
  {
    slug: 'thuiswerken-met-camera-aan',
    title: 'Thuiswerken, camera aan',
    meta: 'Groen vest, wit overhemd, donkere jeans en sneakers: van boven netjes, van onder thuis, en toch een geheel.',
    date: '2026-02-03',
    wear: [
      ['cardigan', 'Groen', 'rib'],
      ['shirt', 'Wit', 'vichy'],
      ['jeans', 'Zwart'],
      ['sneakers', 'Groen'],
    ],
    text: `
      De camera ziet vijftig centimeter van je. Toch werk je anders als de rest ook klopt. Een vest in groen is zachter dan een colbert en op een scherm net zo verzorgd, zeker boven een fijn ruitje.
      Zwarte jeans met stretch, want je zit er acht uur in. Groene sneakers omdat je tussen de middag even naar buiten moet, en anders ga je niet. Komt de bel van drie uur, dan knoop je het vest dicht en ben je er klaar voor.
    `,
  },
  {
    slug: 'sollicitatie-op-donderdag',
    title: 'Sollicitatie op donderdag',
    meta: 'Antraciet colbert, lichtblauw overhemd, donkerblauwe broek en zwarte veterschoenen. Een halve stap netter dan nodig.',
    date: '2026-01-29',
    wear: [
      ['jacket', 'Antraciet'],
      ['shirt', 'Lichtblauw'],
      ['chino', 'Donkerblauw'],
      ['dress-shoes', 'Zwart'],
      ['bag', 'Zwart'],
    ],
    text: `
      Niemand is ooit aangenomen om zijn broek, maar er zijn wel mensen om hun schoenen afgewezen. Begin dus bij de borstel. Daarna het overhemd: lichtblauw, gestreken, en al twee keer gedragen zodat het van jou is.
      Antraciet en donkerblauw zijn geen pak en dat mag men zien. In de tas zitten een tweede hemd, een pen en een appel. Loop een blokje om als je te vroeg bent. Dat ben je, want je hebt gisteren alles klaargelegd.
    `,
  },
  {
    slug: 'hoodie-onder-een-jack',
    title: 'Hoodie, jack, hond',
    meta: 'Groene hoodie onder een antraciet jack met een blauwe jeans en zwarte sneakers: voor drie rondjes per dag, door weer en wind.',
    date: '2026-03-10',
    wear: [
      ['bomber', 'Antraciet'],
      ['hoodie', 'Groen'],
      ['jeans', 'Blauw'],
      ['sneakers', 'Zwart'],
    ],
    text: `
      Een hond vraagt drie keer per dag wat je aanhebt. Om zeven uur in het donker is het antwoord een hoodie en een jack met ritsen waar de zakjes in blijven zitten. Groen en antraciet verbergen pootafdrukken beter dan je zou denken.
      De jeans is al eens nat geweest en dat geeft niet. Trek de capuchon over de kraag van het jack, dan loopt de regen er niet in. Om half elf kun je hiermee ook gewoon koffie gaan drinken. Neem wel de hond mee.
    `,
  },
  {
    slug: 'geruite-jas-op-reis',
    title: 'Met een geruite jas op reis',
    meta: 'Overjas met ruit in bruin, een donkerblauwe trui, ecru broek en een cognac weekendtas. Twee nachten weg, alles bij je.',
    date: '2025-10-16',
    wear: [
      ['overcoat', 'Bruin', 'ruit'],
      ['sweater', 'Donkerblauw'],
      ['chino', 'Ecru'],
      ['ankle-boots', 'Bruin'],
      ['bag', 'Cognac'],
    ],
    text: `
      De zwaarste stukken trek je aan, de rest gaat in de tas. Dat is de hele kunst van licht reizen. De geruite jas is deken in de trein, kussen in de auto en om acht uur 's avonds gewoon een goede jas.
      Donkerblauw en ecru passen bij alles wat je verder meeneemt. De tas is van cognac leer en hoeft niet in een rek dat te klein is. Leg je handschoenen in de zak van je jas, dan vind je ze als het ertoe doet.
    `,
  },
];
