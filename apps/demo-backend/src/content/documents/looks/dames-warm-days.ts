import type { LookDraft } from './look.ts';

/** Looks for ladies, April to September. */
export const damesWarmDays: readonly LookDraft[] = [
  {
    slug: 'streepjes-aan-het-water',
    title: 'Streepjes aan het water',
    meta: 'Een bretonshirt in blauw op een wijde ecru broek, met witte sneakers en een cognac tas: klaar voor een dag langs de kade.',
    date: '2026-05-28',
    wear: [
      ['women-tee', 'Blauw', 'breton'],
      ['wide-trousers', 'Ecru'],
      ['women-sneakers', 'Wit'],
      ['bag', 'Cognac'],
    ],
    text: `
      Niet voor niets komt het bretonshirt elk voorjaar terug: het doet vrolijk zonder zijn best te doen. Wij zetten het op een wijde broek in ecru en stoppen alleen de voorkant in, zodat je taille te vinden blijft.
      De sneakers houden het licht, de cognac tas maakt het af. Neem een trui mee voor over je schouders, want aan het water waait het om vijf uur altijd.
    `,
  },
  {
    slug: 'trench-in-de-eerste-zon',
    title: 'Trenchcoat in de eerste zon',
    meta: 'Beige trenchcoat over een witte top en lichte jeans. Een look voor de eerste dagen dat je jas open mag.',
    date: '2026-04-09',
    wear: [
      ['trench', 'Beige'],
      ['top', 'Wit'],
      ['women-jeans', 'Lichtblauw'],
      ['women-sneakers', 'Beige'],
    ],
    text: `
      Vijftien graden en wind uit het westen: daar is de trenchcoat voor uitgevonden. Draag hem los, met de ceintuur achter in een knoop, dan hangt hij als een mantel en niet als een badjas.
      Eronder houden we het stil, met een witte top en een lichte jeans. Beige aan je voeten trekt de kleur van de jas naar beneden door. Zo lijkt het alsof je er lang over hebt nagedacht, terwijl je in drie minuten de deur uit was.
    `,
  },
  {
    slug: 'saliegroen-op-een-tuinfeest',
    title: 'Saliegroen op een tuinfeest',
    meta: 'Een effen midi-jurk in saliegroen met enkellaarsjes en een bruine tas: stevig genoeg voor gras, mooi genoeg voor de foto.',
    date: '2026-06-18',
    wear: [
      ['midi-dress', 'Saliegroen'],
      ['blazer', 'Ecru', 'visgraat'],
      ['ankle-boots', 'Taupe'],
      ['bag', 'Bruin'],
    ],
    text: `
      Hakken zakken weg in het gras, dus beginnen we onderaan: enkellaarsjes in taupe met een blokhak. Daarboven een jurk in saliegroen, een kleur die bij bijna elke huid past en die op geen enkele groepsfoto vloekt.
      Zodra de zon achter de heg verdwijnt, gaat de blazer eroverheen. Ecru met een visgraatje is licht, maar warm genoeg tot het koffiekarretje rijdt. De tas is bruin, want zwart wordt in een tuin al snel streng.
    `,
  },
  {
    slug: 'alles-in-zand-en-ecru',
    title: 'Alles in zand en ecru',
    meta: 'Blouse in ecru, korte broek in camel, sneakers in ecru: een zomerse look in drie zandkleuren die niet saai wordt.',
    date: '2025-07-17',
    wear: [
      ['blouse', 'Ecru'],
      ['women-shorts', 'Camel'],
      ['women-sneakers', 'Ecru'],
      ['belt', 'Cognac'],
    ],
    text: `
      Eén kleurfamilie van top tot teen is de snelste manier om er verzorgd uit te zien als het te warm is om na te denken. De blouse draag je los en met opgerolde mouwen. De korte broek zit hoog, zodat je benen lang blijven.
      Een cognac riem is het enige accent. Laat de rest met rust: geen sjaal, geen ketting. Wat je vandaag overhoudt aan aandacht, gaat naar een ijsje.
    `,
  },
  {
    slug: 'jurk-met-een-stoer-jack',
    title: 'Bloemen met een stoer jack',
    meta: 'Een midi-jurk met bloemen op groen, een zwart bomberjack en zwarte laarsjes: een print die nergens zoet wordt.',
    date: '2026-04-30',
    wear: [
      ['midi-dress', 'Groen', 'bloem'],
      ['bomber', 'Zwart'],
      ['ankle-boots', 'Zwart'],
    ],
    text: `
      Bloemen vragen om tegenspraak. De jurk heeft een donkergroene ondergrond, dus van zichzelf is hij al rustig, maar pas met een kort zwart jack erover krijgt hij karakter. De rits blijft open en de boord eindigt precies waar je taille begint.
      Laarsjes eronder, geen panty als het kan. Wil je hem naar kantoor aan, dan ruil je het jack voor een blazer en is het een ander verhaal. Dezelfde jurk, twee levens.
    `,
  },
  {
    slug: 'witte-blousejurk-op-zaterdag',
    title: 'De witte blousejurk op zaterdag',
    meta: 'Een witte blousejurk met een cognac riem en groene sneakers. Fris voor de markt, netjes genoeg voor de lunch erna.',
    date: '2026-07-02',
    wear: [
      ['shirt-dress', 'Wit'],
      ['belt', 'Cognac'],
      ['women-sneakers', 'Groen'],
    ],
    text: `
      Op zaterdag moet je alles kunnen: brood halen, een stoel ophalen bij iemand die hem gratis weggeeft, ergens neerstrijken. De witte blousejurk doet mee. Hij is ruim gesneden en krijgt met een riem de vorm die jij wilt.
      Groene sneakers zijn de verrassing, klein genoeg om niet te schreeuwen. Knoop de onderste twee knopen los als je op de fiets stapt. En leg een doekje in je tas, want wit en aardbeien vinden elkaar altijd.
    `,
  },
  {
    slug: 'terracotta-bij-lamplicht',
    title: 'Terracotta bij lamplicht',
    meta: 'Een slipjurk in terracotta met stippen, een ruim vest en bruine laarsjes: voor een diner dat buiten begint en binnen eindigt.',
    date: '2025-08-21',
    wear: [
      ['slip-dress', 'Terracotta', 'stip'],
      ['cardigan', 'Beige', 'gemeleerd'],
      ['ankle-boots', 'Bruin'],
      ['bag', 'Camel'],
    ],
    text: `
      Eind augustus is het licht om acht uur oranje en wordt alles in deze kleur mooier. De slipjurk heeft kleine stippen, zodat hij overdag een jurk is en 's avonds een beetje feest.
      Het vest mag gerust een maat te groot zijn: je slaat het om je schouders en knoopt het halverwege dicht zodra het afkoelt. Laarsjes in plaats van sandalen, want na tien uur is het gras nat en wil je nog blijven zitten.
    `,
  },
  {
    slug: 'kantoor-bij-dertig-graden',
    title: 'Kantoor bij dertig graden',
    meta: 'Een mouwloze top met een wijde broek en een dunne blazer voor onder de airco: koel op de fiets, netjes in vergadering.',
    date: '2026-06-30',
    wear: [
      ['top', 'Blauw'],
      ['wide-trousers', 'Donkerblauw'],
      ['blazer', 'Lichtblauw'],
      ['women-sneakers', 'Donkerblauw'],
    ],
    text: `
      Buiten smelt het asfalt, binnen staat de airco op zeventien. Daarom drie tinten blauw die samen en los van elkaar werken. De mouwloze top is er voor de fietstocht, de wijde broek laat de wind door en de lichtblauwe blazer wacht op je stoel.
      Blauw op blauw leest als een pak, ook al is het dat niet. Donkere sneakers houden de lijn lang. Bind je haar op, drink water en plan die lastige afspraak voor tien uur 's ochtends.
    `,
  },
  {
    slug: 'vichyruit-naar-de-markt',
    title: 'Vichyruit naar de markt',
    meta: 'Een blouse met vichyruit in wit, een donkere jeans en een bruine schoudertas: eenvoudig, fris en elke week anders te dragen.',
    date: '2025-06-05',
    wear: [
      ['blouse', 'Wit', 'vichy'],
      ['women-jeans', 'Donkerblauw'],
      ['women-sneakers', 'Lichtgrijs'],
      ['bag', 'Bruin'],
    ],
    text: `
      Een ruitje van een halve centimeter is van dichtbij een patroon en van een afstand een kleur. Daardoor staat een vichyblouse op een donkere jeans nooit druk. Stop hem half in, laat de mouwen tot je elleboog zakken en klaar is je zaterdag.
      De tas is groot genoeg voor een prei die uitsteekt. Heb je een rode lippenstift, dan is dit de dag. Heb je er geen, dan doen de aardbeien het werk.
    `,
  },
  {
    slug: 'oudroze-met-camel',
    title: 'Oudroze met camel',
    meta: 'Een oudroze blouse op een camelkleurige broek met laarsjes in cognac. Warm van kleur, zacht van vorm, goed voor een lange dag.',
    date: '2026-03-05',
    wear: [
      ['blouse', 'Oudroze', 'streep'],
      ['chino', 'Camel'],
      ['ankle-boots', 'Cognac'],
      ['bag', 'Cognac'],
    ],
    text: `
      Roze is alleen lief als je er wit naast legt. Zet je er camel onder, dan wordt het een volwassen kleur. De blouse heeft een dun streepje, de broek een rechte pijp die net de laars raakt.
      Laars en tas zijn van hetzelfde cognac, want twee bijna gelijke bruinen ruziën. Voor een koude ochtend past er een beige trenchcoat overheen. Voor een warme middag rol je de mouwen op en laat je het bovenste knoopje met rust.
    `,
  },
  {
    slug: 'jumpsuit-voor-een-bruiloft',
    title: 'Jumpsuit voor een lange bruiloft',
    meta: 'Een jumpsuit in petrol met een oudroze blazer en laarsjes waar je tot middernacht op danst. Feestelijk zonder jurk.',
    date: '2026-05-13',
    wear: [
      ['jumpsuit', 'Petrol'],
      ['blazer', 'Oudroze'],
      ['ankle-boots', 'Bordeaux'],
      ['bag', 'Bordeaux'],
    ],
    text: `
      Niet iedereen wil in een jurk de dansvloer op. Een jumpsuit geeft je de lange lijn en laat je zitten, bukken en springen. Petrol is feestelijk bij daglicht en bijna zwart als de lampen dimmen.
      De blazer in oudroze haal je er bij de borrel uit en hang je na het eten over een stoel. Laarsjes en tas in bordeaux trekken de twee kleuren naar elkaar toe. Oefen vooraf één keer hoe je hem snel uit en aan krijgt, daar word je blij van.
    `,
  },
  {
    slug: 'lichtgele-rok-en-een-wit-shirt',
    title: 'Een gele rok, de rest is wit',
    meta: 'Een plooirok in lichtgeel met een wit shirt en witte sneakers. Eén kleur, veel beweging, en je bent klaar voor het voorjaar.',
    date: '2026-04-23',
    wear: [
      ['women-tee', 'Wit'],
      ['pleated-skirt', 'Lichtgeel'],
      ['women-sneakers', 'Wit'],
    ],
    text: `
      Geel durven we meestal pas op vakantie. Probeer het eens zo: alle kleur beneden, ver van je gezicht, en daarboven het eenvoudigste witte T-shirt dat je hebt. De plooien bewegen mee als je loopt, dus verder heb je niets nodig.
      Stop het shirt helemaal in en trek het een centimeter los. Wie het koud krijgt, legt er een lichtblauw vest overheen. Dan lijk je op een dag in april, en dat is precies de bedoeling.
    `,
  },
  {
    slug: 'denim-met-kobaltblauw',
    title: 'Kobalt maakt alles wakker',
    meta: 'Een kobaltblauw shirt op een witte jeans met donkerblauwe sneakers en een donkerblauwe tas: helder, koel en in twee tellen aan.',
    date: '2025-07-31',
    wear: [
      ['women-tee', 'Kobalt'],
      ['women-jeans', 'Wit'],
      ['women-sneakers', 'Donkerblauw'],
      ['bag', 'Donkerblauw'],
    ],
    text: `
      Er zijn ochtenden waarop je kleding het voor je moet doen. Kobalt is daar goed in. Het is de enige kleur die bij een bruine huid net zo straalt als bij een bleke, en op een witte jeans heb je niemand nodig om je te vertellen dat het zomer is.
      Sneakers en tas in donkerblauw geven het wit een rand. Draag je haar los, vergeet je zonnebril niet en ga niet op een bankje zitten dat net geverfd is.
    `,
  },
  {
    slug: 'overslagjurk-op-reis',
    title: 'De overslagjurk die mee op reis gaat',
    meta: 'Een overslagjurk met streep in lichtblauw, sneakers en een grote tas: kreukt weinig, past altijd en is in een tel aan.',
    date: '2026-07-23',
    wear: [
      ['wrap-dress', 'Lichtblauw', 'streep'],
      ['women-sneakers', 'Cognac'],
      ['bag', 'Taupe'],
    ],
    text: `
      Een jurk die zich laat oprollen, uitschudden en meteen dragen, gaat altijd mee. Deze heeft een smalle streep, zodat een kreukel of een spatje koffie niet opvalt. Je knoopt hem zo strak als de lunch toelaat.
      In de trein draag je er sneakers onder, 's avonds misschien een hakje, en op het strand gaat hij over je badpak. In de grote tas past de rest van het weekend. Eén jurk, drie momenten, geen strijkbout.
    `,
  },
  {
    slug: 'groene-blazer-als-jas',
    title: 'De blazer als zomerjas',
    meta: 'Een olijfgroene blazer over een top met stippen en een zwarte korte broek. Zo draag je een blazer op een warme avond.',
    date: '2026-08-13',
    wear: [
      ['blazer', 'Olijfgroen'],
      ['top', 'Beige', 'stip'],
      ['women-shorts', 'Zwart'],
      ['ankle-boots', 'Zwart'],
    ],
    text: `
      Een blazer boven een korte broek klinkt als een vergissing en is het niet, zolang de blazer lang genoeg is om bijna tot de zoom te reiken. Olijfgroen houdt het ontspannen, de stippen op het topje geven je iets om naar te kijken als het jasje open hangt.
      Zwarte laarsjes maken er een avond van. Rol de mouwen twee slagen op en laat de voering zien. Fris buiten? Dan een panty eronder en je redt het tot oktober.
    `,
  },
  {
    slug: 'marineblauw-op-het-terras',
    title: 'Marineblauw op het terras',
    meta: 'Blousejurk in donkerblauw met witte sneakers en een vest in lichtgeel om je schouders: de rustigste look van de zomer.',
    date: '2025-08-07',
    wear: [
      ['shirt-dress', 'Donkerblauw'],
      ['cardigan', 'Lichtgeel', 'rib'],
      ['women-sneakers', 'Wit'],
      ['bag', 'Camel'],
    ],
    text: `
      Donkerblauw wordt in de zomer onderschat. Het is zachter dan zwart, kan tegen spetters en kleurt bij alles wat de zon met je huid doet. In deze jurk kun je de hele middag blijven zitten zonder dat er iets kreukt of kruipt.
      Het gele vest is je airconditioning: om je schouders als je het warm hebt, dicht als de schaduw komt. Camel leer erbij en witte zolen eronder. Bestel nog iets, niemand gaat naar huis.
    `,
  },
];
