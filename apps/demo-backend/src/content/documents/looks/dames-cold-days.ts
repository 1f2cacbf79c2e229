import type { LookDraft } from './look.ts';

/** Looks for ladies, October to March. */
export const damesColdDays: readonly LookDraft[] = [
  {
    slug: 'camel-van-kop-tot-teen',
    title: 'Camel, drie tinten diep',
    meta: 'Mantel in camel over een trui in beige en een bruine broek. Warm van kleur en warm van stof, voor elke dag in november.',
    date: '2026-11-05',
    wear: [
      ['overcoat', 'Camel'],
      ['women-sweater', 'Beige', 'kabel'],
      ['chino', 'Bruin'],
      ['ankle-boots', 'Cognac'],
    ],
    text: `
      Drie bruinen die niet op elkaar lijken, dat is het hele idee. De mantel is de lichtste, de broek de diepste en de kabeltrui zit ertussenin met al zijn schaduwtjes. Laarsjes in cognac zijn het vonkje.
      Houd de trui kort of stop de voorkant in, dan blijft de mantel slank vallen. Sluit de jas niet met knopen maar sla hem om je heen als je op de tram wacht. Zwart laat je vandaag thuis, ook in je tas.
    `,
  },
  {
    slug: 'bordeaux-onder-een-donkere-jas',
    title: 'Bordeaux onder een donkere jas',
    meta: 'Donkerblauwe mantel, bordeaux trui, grijze broek: een combinatie die je elke week opnieuw aantrekt zonder dat het opvalt.',
    date: '2026-10-29',
    wear: [
      ['overcoat', 'Donkerblauw'],
      ['women-sweater', 'Bordeaux'],
      ['wide-trousers', 'Antraciet'],
      ['ankle-boots', 'Zwart'],
      ['scarf', 'Lichtgrijs', 'visgraat'],
    ],
    text: `
      Op een grijze maandag wil je kleur, maar niet te veel. Bordeaux onder donkerblauw is een gloed die je alleen ziet als de jas openwaait. De broek is wijd en antraciet, zodat hij zich niet met de rest bemoeit.
      Leg de sjaal plat onder de revers: het visgraatje brengt lichtgrijs naar je gezicht, waar je het nodig hebt. Vijf stukken, vier kleuren, en geen ervan hoef je morgen weg te leggen.
    `,
  },
  {
    slug: 'coltrui-en-plooirok',
    title: 'Coltrui in een plooirok',
    meta: 'Een groene coltrui in een geruite plooirok met bruine laarsjes. Klassiek silhouet, warm genoeg voor een dag op pad.',
    date: '2025-10-30',
    wear: [
      ['turtleneck', 'Groen'],
      ['pleated-skirt', 'Ecru', 'ruit'],
      ['ankle-boots', 'Bruin'],
      ['bag', 'Bruin'],
    ],
    text: `
      Sommige combinaties bestaan al zo lang dat je vergeet hoe goed ze zijn. Een smalle coltrui, ingestopt, boven een rok die zwiert. De ruit is licht en groot, dus de trui mag donker en effen zijn.
      De laarsjes verdwijnen net onder de zoom, waardoor er geen streepje been te zien is en het silhouet in één keer doorloopt. Draag er een lange mantel overheen die een handbreed korter is dan de rok, of juist een kort jack. Ertussenin werkt niet.
    `,
  },
  {
    slug: 'gewatteerd-langs-de-lijn',
    title: 'Warm langs de lijn',
    meta: 'Een gewatteerde jas in petrol over een gemêleerde trui en een zwarte jeans: bestand tegen een veld vol wind en lauwe thee.',
    date: '2026-01-08',
    wear: [
      ['puffer', 'Petrol'],
      ['women-sweater', 'Lichtgrijs', 'gemeleerd'],
      ['women-jeans', 'Zwart'],
      ['ankle-boots', 'Zwart'],
      ['scarf', 'Lichtblauw', 'ruit'],
    ],
    text: `
      Zaterdagochtend, kwart voor negen, een sportveld met zijwind. Je hebt twee dingen nodig: een jas die tot je kin sluit en koffie. De petrolkleurige jas is warmer dan hij weegt en vrolijker dan zwart, wat na de derde tegengoal een voordeel is.
      Eronder een zachte grijze trui en een zwarte jeans die in de laars past als het veld een moeras is. De geruite sjaal kun je uitlenen aan een kind dat zijn jas is vergeten. Dat is er altijd wel een.
    `,
  },
  {
    slug: 'winterwit-op-woensdag',
    title: 'Winterwit op woensdag',
    meta: 'Ecru trui op een ecru broek met een beige mantel en sneakers in beige. Licht gekleed midden in de winter, zonder te bibberen.',
    date: '2026-02-12',
    wear: [
      ['overcoat', 'Beige'],
      ['women-sweater', 'Ecru', 'rib'],
      ['wide-trousers', 'Ecru'],
      ['women-sneakers', 'Beige'],
    ],
    text: `
      Midden in de week, midden in de winter, en dan in het wit: het voelt als een klein protest. De ribtrui en de wijde broek hebben bijna dezelfde kleur, de mantel is een tint dieper. Samen maken ze één lange lijn van schouder tot zool.
      Kies een dag zonder modder en loop om de plassen heen. De sneakers zijn beige, want optisch wit ernaast zou de rest vergelen. Een gouden oorbel erbij en je bent de lichtste persoon in de trein.
    `,
  },
  {
    slug: 'ruit-op-kantoor',
    title: 'Een geruite blazer op kantoor',
    meta: 'Blazer met ruit in bruin, een lichtblauwe blouse en een donkerblauwe broek: zakelijk genoeg, met iets eigens.',
    date: '2025-09-18',
    wear: [
      ['blazer', 'Bruin', 'ruit'],
      ['blouse', 'Lichtblauw'],
      ['chino', 'Donkerblauw'],
      ['ankle-boots', 'Cognac'],
      ['belt', 'Cognac'],
    ],
    text: `
      Een ruit in een blazer is de makkelijkste manier om patroon te dragen, want de vorm houdt hem in toom. De blouse haalt het koele blauw uit de ruit, de broek maakt dat blauw twee slagen donkerder.
      Riem en laarzen in cognac geven het geheel een middelpunt. Komt er onverwacht bezoek, dan doe je de knoop dicht. Komt er niemand, dan hangt het jasje over je stoel en heb je nog steeds een mooie blouse aan.
    `,
  },
  {
    slug: 'feest-in-rood-en-wol',
    title: 'Feest in rood en wol',
    meta: 'Een rode plooirok met een kabeltrui in camel en zwarte laarsjes. Feestelijk voor december en zacht genoeg voor de bank.',
    date: '2025-12-11',
    wear: [
      ['women-sweater', 'Camel', 'kabel'],
      ['pleated-skirt', 'Rood'],
      ['ankle-boots', 'Zwart'],
      ['bag', 'Zwart'],
    ],
    text: `
      Kerstdagen duren lang en bestaan vooral uit zitten. Daarom een grove kabeltrui in camel boven een rode plooirok: feest van onderen, comfort van boven. Bij kaarslicht krijgen de plooien vanzelf diepte.
      Stop de trui aan de voorkant een stukje in, zodat de rok de ruimte krijgt. Zwarte laarsjes en een zwarte tas houden het strak. Na het dessert mag alles een beetje losser, en niemand die het ziet.
    `,
  },
  {
    slug: 'regen-in-antraciet',
    title: 'Regen in antraciet',
    meta: 'Trenchcoat in antraciet, een gestreepte trui en een donkere jeans met donkerblauwe laarsjes: klaar voor een natte donderdag.',
    date: '2025-11-13',
    wear: [
      ['trench', 'Antraciet'],
      ['women-sweater', 'Blauw', 'breton'],
      ['women-jeans', 'Donkerblauw'],
      ['ankle-boots', 'Donkerblauw'],
    ],
    text: `
      De lucht is grijs, de gracht is grijs en je jas doet mee. Dat klinkt somber, maar zodra je hem openknoopt komt de streep tevoorschijn en is het binnen een ander weertype.
      Een donkere jeans laat spatten niet zien en de laarsjes zijn van hetzelfde donkerblauw, zodat je benen gewoon doorlopen. Zet de kraag op, haal de ceintuur door de gesp en loop alsof het droog is. Onder de luifel schud je één keer je schouders.
    `,
  },
  {
    slug: 'groene-mantel-pied-de-poule',
    title: 'Een mantel met een stem',
    meta: 'Mantel met pied-de-poule in groen over een zwarte trui en broek. Eén stuk voert het woord, de rest luistert.',
    date: '2026-11-12',
    wear: [
      ['overcoat', 'Groen', 'pied-de-poule'],
      ['women-sweater', 'Zwart', 'gemeleerd'],
      ['wide-trousers', 'Zwart'],
      ['ankle-boots', 'Zwart'],
      ['bag', 'Cognac'],
    ],
    text: `
      Wie een mantel met zo'n dessin koopt, hoeft verder weinig te bewijzen. Alles eronder is zwart, van trui tot laars, en precies daardoor zie je pas goed hoe fijn het groen geweven is.
      De tas mag het stille zwart doorbreken. Cognac is warm genoeg om naast groen te bestaan en donker genoeg om niet mee te praten. Draag de mantel open binnen, dicht buiten, en verwacht dat iemand in de lift vraagt waar hij vandaan komt.
    `,
  },
  {
    slug: 'slipjurk-over-een-trui',
    title: 'De slipjurk gaat de winter door',
    meta: 'Een zwarte slipjurk met een camelkleurig vest, een gestreepte sjaal en bruine laarsjes: zo draag je je zomerjurk in januari.',
    date: '2026-01-22',
    wear: [
      ['slip-dress', 'Zwart'],
      ['cardigan', 'Camel', 'gemeleerd'],
      ['ankle-boots', 'Bruin'],
      ['scarf', 'Camel', 'streep'],
    ],
    text: `
      Er zit een hele winter aan mogelijkheden in een jurk met dunne bandjes. Trek er een smal shirt onder, knoop een vest eroverheen en je ziet alleen nog een glanzende zwarte rok met een warme bovenkant.
      De sjaal pakt het camel van het vest op en legt er een streep overheen. Een dikke panty, bruine laarsjes, handen in de zakken. Zodra het in april weer kan, gaan de lagen er een voor een af en houd je precies de jurk over waar je mee begon.
    `,
  },
  {
    slug: 'oker-tegen-het-grijs',
    title: 'Oker tegen het grijs',
    meta: 'Een okergele blouse met stippen op een donkerblauwe broek, een taupe blazer en bruine laarzen. Zon voor een natte week.',
    date: '2025-10-09',
    wear: [
      ['blazer', 'Taupe'],
      ['blouse', 'Okergeel', 'stip'],
      ['chino', 'Donkerblauw'],
      ['ankle-boots', 'Bruin'],
    ],
    text: `
      Half oktober vallen de bladeren en daarmee ook de kleuren in je voordeel. Oker past bij alles wat bruin, blauw of taupe is, en dat is ongeveer de halve kast. De stippen zijn klein; van een afstand zie je alleen warmte.
      Laat de blouse een stukje boven de blazer uitsteken en sla de manchetten om. Heb je het gevoel dat oker je bleek maakt, doe dan een knoopje verder open: wat huid tussen kleur en kin lost het op.
    `,
  },
  {
    slug: 'kokerrok-met-een-grove-trui',
    title: 'Kokerrok met een grove trui',
    meta: 'Een kokerrok in lichtgrijs met pied-de-poule en een lichtblauwe kabeltrui: streng en zacht, voor kantoor en daarna.',
    date: '2026-02-26',
    wear: [
      ['women-sweater', 'Lichtblauw', 'kabel'],
      ['pencil-skirt', 'Lichtgrijs', 'pied-de-poule'],
      ['ankle-boots', 'Donkerblauw'],
      ['bag', 'Donkerblauw'],
    ],
    text: `
      De kokerrok heeft een reputatie. Iets met notulen en hoge hakken. Zet er een zachte kabeltrui op in het blauw van een bevroren sloot en hij is die reputatie meteen kwijt.
      Vouw de onderkant van de trui naar binnen, zodat hij op je taille rust en de rok lang lijkt. Donkerblauwe laarsjes met een blokhak zijn genoeg hoogte. Voor een afspraak na zessen gaat de trui uit en komt er een gladde blouse voor in de plaats.
    `,
  },
  {
    slug: 'denim-met-een-rode-trui',
    title: 'Een rode trui en verder niets bijzonders',
    meta: 'Rode trui, blauwe jeans, witte sneakers, een donkere bomber: de look voor als je geen zin hebt in een look.',
    date: '2026-03-19',
    wear: [
      ['bomber', 'Donkerblauw'],
      ['women-sweater', 'Rood'],
      ['women-jeans', 'Blauw'],
      ['women-sneakers', 'Wit'],
    ],
    text: `
      Op dagen dat je nergens zin in hebt, is er één kleur die het voor je opknapt. Een rode trui op een gewone blauwe jeans ziet er altijd uit als een keuze, ook als je hem van de stoel hebt gepakt.
      Donkerblauw jack, witte sneakers, meer niet. Laat de trui onder het jack uitkomen en schuif de mouwen op. Krijg je er een compliment over, zeg dan dat het expres was.
    `,
  },
  {
    slug: 'jurk-met-vest-en-laarzen',
    title: 'Jurk, vest, laarzen, klaar',
    meta: 'Een bruine midi-jurk met bloemen, een groen vest en cognac laarsjes: herfstkleuren die elkaar al kennen.',
    date: '2025-09-25',
    wear: [
      ['midi-dress', 'Bruin', 'bloem'],
      ['cardigan', 'Groen', 'gemeleerd'],
      ['ankle-boots', 'Cognac'],
      ['bag', 'Cognac'],
    ],
    text: `
      Dit is het soort combinatie dat je één keer bedenkt en daarna tot kerst blijft dragen. De jurk heeft een bruine ondergrond, het vest neemt het groen van de blaadjes over en de laarsjes de warmte van de rest.
      Knoop het vest dicht tot je taille en laat het daaronder openvallen. Een panty in bruin maakt het wintervast, kniekousen zijn ook goed en een stuk vrolijker. Past onder een trenchcoat, zolang de mouwen niet te dik zijn.
    `,
  },
  {
    slug: 'donkere-jumpsuit-voor-oud-en-nieuw',
    title: 'Oud en nieuw in één stuk',
    meta: 'Een jumpsuit in zwart met een kobaltblauwe blazer en een smalle riem. Om twaalf uur buiten, om één uur nog steeds warm.',
    date: '2025-12-18',
    wear: [
      ['jumpsuit', 'Zwart'],
      ['blazer', 'Kobalt'],
      ['ankle-boots', 'Zwart'],
      ['belt', 'Zwart'],
    ],
    text: `
      Om vijf voor twaalf staat iedereen opeens buiten. Daar kun je je op kleden. De jumpsuit is zwart en zit als een pyjama die toevallig mooi valt, de blazer is kobalt en steekt af tegen elke nacht.
      De riem geeft je een taille en is na de oliebollen te verstellen. Laarsjes met profiel, want de stoep ligt vol. Over de blazer kan een mantel, maar waarschijnlijk sta je te dicht op elkaar om het koud te hebben.
    `,
  },
  {
    slug: 'lila-en-bruin-in-maart',
    title: 'Lila en bruin, het lukt echt',
    meta: 'Een lila coltrui op een bruine wijde broek met een beige jas. Een onverwachte combinatie voor de laatste koude weken.',
    date: '2026-03-12',
    wear: [
      ['puffer', 'Beige'],
      ['turtleneck', 'Lila'],
      ['wide-trousers', 'Bruin'],
      ['women-sneakers', 'Ecru'],
    ],
    text: `
      Begin maart heb je genoeg van je winterkleren en is het voor de rest te vroeg. Dan helpt één nieuwe kleur tussen de oude. Lila klinkt als paaseieren, maar boven chocoladebruin wordt het opeens grijs en wijs.
      De wijde broek en de korte gewatteerde jas houden elkaar in evenwicht: beneden veel, boven weinig. Ecru sneakers maken het voorjaar. Over twee weken gaat de jas uit en blijkt de trui ook op een witte jeans te passen.
    `,
  },
];
