import type { LookDraft } from './look.ts';

/** Looks for men, April to September. */
export const herenWarmDays: readonly LookDraft[] = [
  {
    slug: 'polo-op-ecru',
    title: 'Een polo op ecru',
    meta: 'Donkerblauwe polo, ecru broek, witte sneakers en een cognac riem. De makkelijkste nette look van het voorjaar.',
    date: '2026-05-21',
    wear: [
      ['polo', 'Donkerblauw'],
      ['chino', 'Ecru'],
      ['sneakers', 'Wit'],
      ['belt', 'Cognac'],
    ],
    text: `
      Vraag tien mannen wat ze aantrekken naar een verjaardag in mei en negen zeggen: een overhemd. De tiende heeft een polo aan en zit er koeler bij. Donkerblauw maakt hem netjes, de ecru broek maakt hem zomers.
      Laat de polo los hangen als hij bij je heup ophoudt en stop hem in als je een riem wilt laten zien. Witte sneakers, schoon. Er is niets aan deze look wat je niet voor de spiegel in de gang kunt regelen.
    `,
  },
  {
    slug: 'colbert-zonder-das',
    title: 'Colbert zonder das, hemd zonder haast',
    meta: 'Een beige colbert, lichtblauw overhemd en donkerblauwe broek met bruine veterschoenen: goed voor een bruiloft zonder dresscode.',
    date: '2026-06-04',
    wear: [
      ['jacket', 'Beige'],
      ['shirt', 'Lichtblauw'],
      ['chino', 'Donkerblauw'],
      ['dress-shoes', 'Bruin'],
      ['belt', 'Bruin'],
    ],
    text: `
      Lichtblauw tussen beige en donkerblauw: drie kleuren die elkaar al eeuwen kennen. Het colbert is licht, dus de broek mag het gewicht dragen. Riem en schoenen zijn allebei bruin en meer hoeft daar niet over gezegd te worden.
      Laat één knoop van je kraag open en steek een zakdoek in je borstzak als je daar het type voor bent. Wordt er gedanst, dan gaat het jasje uit en de mouw tot net onder je elleboog. Verder blijft alles zitten.
    `,
  },
  {
    slug: 'korte-broek-zonder-kamperen',
    title: 'Korte broek, geen camping',
    meta: 'Olijfgroene korte broek, ecru shirt, witte sneakers en een bruine riem: een korte broek die ook in de stad mag.',
    date: '2025-07-24',
    wear: [
      ['tee', 'Ecru'],
      ['shorts', 'Olijfgroen'],
      ['sneakers', 'Wit'],
      ['belt', 'Bruin'],
    ],
    text: `
      Het verschil tussen een man in de stad en een man op een klapstoel zit in de zoom. Deze eindigt net boven de knie, heeft gladde zakken en een omslag. Daarop een zwaar shirt in ecru, dat niet plakt en niet doorschijnt.
      De riem lijkt overbodig en maakt precies daarom het verschil. Sokken die je niet ziet, zonnebril op je neus in plaats van op je hoofd. Je kunt zo een museum in, of een boot op.
    `,
  },
  {
    slug: 'streep-bij-de-haven',
    title: 'Breton bij de haven',
    meta: 'Wit shirt met bretonstreep, donkerblauwe broek, beige jack en witte sneakers. Voor een dag met wind en patat.',
    date: '2026-04-16',
    wear: [
      ['bomber', 'Beige'],
      ['tee', 'Wit', 'breton'],
      ['chino', 'Donkerblauw'],
      ['sneakers', 'Ecru'],
    ],
    text: `
      Een bretonstreep op een man doet twee dingen: hij maakt je schouders breder en je humeur beter. Onder een beige jack zie je er maar een strook van, wat genoeg is.
      Kies de broek donker en smal, zodat je bovenhelft de ruimte krijgt. Aan zee waait het altijd harder dan de voorspelling zegt, dus houd de rits in je buurt. Ecru sneakers worden hier vanzelf mooier, met een beetje zand in de naden.
    `,
  },
  {
    slug: 'wit-overhemd-blauwe-jeans',
    title: 'Wit overhemd, blauwe jeans',
    meta: 'Een wit overhemd op een middelblauwe jeans met cognac veterschoenen: een uniform dat nooit uit de tijd raakt.',
    date: '2026-03-26',
    wear: [
      ['shirt', 'Wit'],
      ['jeans', 'Blauw'],
      ['dress-shoes', 'Cognac'],
      ['belt', 'Cognac'],
    ],
    text: `
      Als je alles zou moeten weggeven en één combinatie mocht houden, zou het deze zijn. Het overhemd is gestreken, de jeans niet. Dat is de spanning waar de hele look op drijft.
      Stop het hemd in, rol de mouwen twee slagen en laat bovenaan twee knopen open. Cognac schoenen in plaats van sneakers tillen het naar een etentje. Vergeet de riem niet, want op deze plek valt een kale band meteen op.
    `,
  },
  {
    slug: 'saliegroen-in-de-stad',
    title: 'Saliegroen in de stad',
    meta: 'Overhemd in saliegroen op een zandkleurige broek met beige sneakers en een taupe tas: koel, rustig, net even anders.',
    date: '2026-07-09',
    wear: [
      ['shirt', 'Saliegroen'],
      ['chino', 'Zand'],
      ['sneakers', 'Beige'],
      ['bag', 'Taupe'],
    ],
    text: `
      Groen hoeft geen leger te zijn. In saliegroen zit zoveel grijs dat het zich gedraagt als lichtblauw, maar dan zonder dat de helft van de trein hetzelfde hemd draagt. Op een zandkleurige broek krijg je iets wat op een duinpad lijkt.
      Alles in deze look zit dicht bij elkaar in kleur, dus de vorm moet kloppen. Geen flodderige pijp, geen mouw die over je hand valt. De weekendtas staat intussen klaar bij de deur.
    `,
  },
  {
    slug: 'donker-overhemd-op-de-avond',
    title: 'Zwart hemd, lange avond',
    meta: 'Zwart overhemd met fijne stippen op een lichte broek met zwarte boots: voor een avond die buiten begint.',
    date: '2025-08-14',
    wear: [
      ['shirt', 'Zwart', 'stip'],
      ['chino', 'Taupe'],
      ['ankle-boots', 'Zwart'],
    ],
    text: `
      Een zwart overhemd kan er in juli uitzien als de bediening. De stippen voorkomen dat: klein genoeg om van een afstand te verdwijnen, groot genoeg om een gesprek op gang te brengen.
      De broek is taupe, dus warmer dan grijs, en de boots zetten er een punt onder. Draag het hemd open aan de hals en rol de mouwen hoog op. Om elf uur laat je ze weer zakken en ben je opeens netjes.
    `,
  },
  {
    slug: 'vest-over-een-shirt',
    title: 'Een vest als jas',
    meta: 'Donkerblauw vest over een wit shirt met een lichtblauwe jeans en bruine boots. Voor de dag die nog niet weet wat hij wordt.',
    date: '2026-05-07',
    wear: [
      ['cardigan', 'Donkerblauw'],
      ['tee', 'Wit'],
      ['jeans', 'Lichtblauw'],
      ['ankle-boots', 'Bruin'],
    ],
    text: `
      Tussen jas en trui zit het vest, en niemand gebruikt het zo goed als een Nederlandse lente. 's Ochtends knoop je het dicht, om twaalf uur hangt het open, om drie uur aan je stoel.
      Donkerblauw op lichtblauw met een streep wit ertussen is een combinatie die je met je ogen dicht kunt pakken. Schuif de mouwen op, dan worden je armen langer en je houding losser. Boots in bruin omdat het altijd nog kan gaan regenen.
    `,
  },
  {
    slug: 'lunch-met-de-schoonfamilie',
    title: 'Lunch bij de schoonfamilie',
    meta: 'Geruit overhemd in ecru, camelkleurige broek en schoenen in dezelfde tint: verzorgd zonder dat je bij de bank lijkt te werken.',
    date: '2025-06-12',
    wear: [
      ['shirt', 'Ecru', 'ruit'],
      ['chino', 'Camel'],
      ['dress-shoes', 'Camel'],
      ['belt', 'Camel'],
    ],
    text: `
      Je wilt aardig gevonden worden en je wilt ook de tafel mogen dekken. Een pak is te veel, een T-shirt te weinig. Een licht geruit overhemd op een camelkleurige broek zegt dat je moeite hebt gedaan, en dat je dat vaker doet.
      Schoenen en riem in dezelfde kleur als de broek houden het zacht. Neem bloemen mee die je niet bij de pomp hebt gekocht en ga zitten waar je schoonmoeder wijst. De rest komt vanzelf.
    `,
  },
  {
    slug: 'groen-jack-op-zaterdag',
    title: 'Zaterdag in een groen jack',
    meta: 'Groen bomberjack, lichtgrijs shirt, donkere jeans en witte sneakers. Klaar voor de bouwmarkt en de borrel erna.',
    date: '2026-04-02',
    wear: [
      ['bomber', 'Groen'],
      ['tee', 'Lichtgrijs', 'gemeleerd'],
      ['jeans', 'Donkerblauw'],
      ['sneakers', 'Wit'],
    ],
    text: `
      Op zaterdag wil je kleren waar een plank op mag rusten. Het jack is kort en heeft een boord, dus het kruipt niet op als je iets van de bovenste plank pakt. Groen bij donkere denim is een kleurencombinatie die nog nooit iemand heeft betreurd.
      Het grijze shirt is gemêleerd en vergeeft zweet. De sneakers zijn wit tot je de verf openmaakt, daarna zijn ze van jou. Voor de borrel was je je handen en doe je de rits half dicht.
    `,
  },
  {
    slug: 'krijtstreep-in-juni',
    title: 'Krijtstreep, maar dan in juni',
    meta: 'Een beige broek met krijtstreep, wit overhemd en sneakers in cognac: zakelijk met de ramen open.',
    date: '2026-06-23',
    wear: [
      ['shirt', 'Wit', 'stip'],
      ['chino', 'Beige', 'krijtstreep'],
      ['sneakers', 'Cognac'],
      ['belt', 'Cognac'],
    ],
    text: `
      Krijtstreep doet aan bankiers en november denken. Op een beige broek is daar niets van over: de streep maakt je benen langer en de kleur laat de zon toe. Erboven een wit hemd met een stipje dat alleen je gesprekspartner ziet.
      Leren sneakers in cognac gedragen zich als een nette schoen en lopen als een gemakkelijke. Geen jasje nodig, tenzij er een contract getekend wordt. En dan hangt het vast nog op kantoor.
    `,
  },
  {
    slug: 'strandwandeling-met-trui',
    title: 'Met een trui naar het strand',
    meta: 'Een witte trui over een blauw ruitjeshemd met een zandkleurige korte broek. Voor de avondwandeling na een warme dag.',
    date: '2025-09-04',
    wear: [
      ['sweater', 'Wit'],
      ['shirt', 'Blauw', 'vichy'],
      ['shorts', 'Zand'],
      ['sneakers', 'Lichtgrijs'],
    ],
    text: `
      De mooiste uren aan zee zijn na zevenen, als de parkeerplaats leegloopt en de wind draait. Dan wil je een trui, ook al heb je nog een korte broek aan. Wit is op het strand heel praktisch: zand zie je er niet op.
      Laat de kraag van het ruitjeshemd eruit steken en de onderkant een klein stukje onder de boord. De sneakers gaan uit zodra je de branding ziet. Bind de veters aan elkaar, schoenen over je schouder en doorlopen.
    `,
  },
  {
    slug: 'petrol-op-een-feest',
    title: 'Petrol, want het is feest',
    meta: 'Een petrolkleurig colbert op een antraciet broek met wit overhemd en zwarte veterschoenen: gekleed voor een zomers diner.',
    date: '2026-08-27',
    wear: [
      ['jacket', 'Petrol'],
      ['shirt', 'Wit'],
      ['chino', 'Antraciet'],
      ['dress-shoes', 'Zwart'],
      ['belt', 'Zwart'],
    ],
    text: `
      Weinig kleuren maken een colbert feestelijk zonder dat je op een presentator lijkt. Petrol is er een van. Bij daglicht is het groenblauw, bij kaarslicht bijna zwart met iets geheimzinnigs.
      Houd de rest zo recht mogelijk: antraciet broek, wit hemd, zwarte schoenen die glimmen. Een das mag, maar dan een donkere en een gebreide. Neem het jasje over je arm mee naar buiten, daar wordt het gesprek beter.
    `,
  },
  {
    slug: 'olijf-en-oudroze',
    title: 'Olijf met een snufje roze',
    meta: 'Overhemd in oudroze op een olijfgroene broek met donkerblauwe sneakers. Twee kleuren die elkaar onverwacht goed verstaan.',
    date: '2026-09-03',
    wear: [
      ['shirt', 'Oudroze'],
      ['chino', 'Olijfgroen'],
      ['sneakers', 'Donkerblauw'],
      ['belt', 'Bruin'],
    ],
    text: `
      Een roze overhemd is op kantoor zo gewoon dat niemand het nog ziet, tot je er olijfgroen onder zet. Dan gebeurt er iets. De twee kleuren liggen tegenover elkaar en maken elkaar rustiger in plaats van feller.
      Donkerblauwe sneakers en een bruine riem houden het bij de grond. Kies voor het hemd de tint van oud papier, niet die van kauwgom. En laat wie er iets van zegt het ook eens proberen.
    `,
  },
];
