import { columns, goods, onward, pictured, prose, questions, said, wide } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** Colour, cloth and combining for men. */
export const herenStyle: readonly BlogDraft[] = [
  {
    slug: 'denim-op-denim',
    title: 'Denim op denim, zonder cowboy te worden',
    short: 'Twee tinten uit elkaar, één schoen die niet uit Texas komt. Dan kan het gewoon.',
    meta: 'Een spijkerhemd op een spijkerbroek kan heel goed. Let op het verschil in tint, de schoenen en wat je ertussen draagt.',
    author: 'Joris Haverkamp',
    date: '2026-09-10',
    audience: 'heren',
    wear: [
      ['shirt', 'Lichtblauw'],
      ['jeans', 'Donkerblauw'],
      ['ankle-boots', 'Bruin'],
    ],
    parts: [
      prose(`
        Er bestaat een beroemde foto van een popzanger en zijn vriendin, van top tot teen in spijkerstof, en sindsdien durft niemand meer. Jammer, want blauw op blauw is de makkelijkste combinatie die een man in de kast heeft. Je moet alleen zorgen dat het er niet uitziet als één overall.
      `),
      columns(
        'Houd afstand tussen de tinten',
        `
        Leg hemd en broek naast elkaar en knijp je ogen samen. Zie je één vlak, dan liggen ze te dicht bij elkaar. Zie je er twee, dan zit je goed. Licht boven en donker onder is het rustigst; omgekeerd maakt je schouders breder.
      `,
        `
        Heb je twee stukken die precies hetzelfde blauw zijn, leg er dan iets tussen. Een wit T-shirt onder het open hemd, een riem van cognac leer, een trui over je schouders. Een streep van een andere kleur breekt de overall.
      `,
      ),
      pictured(
        'men',
        8,
        'Schoenen die het verschil maken',
        `
        Laarzen met een hak en een spitse neus maken het verhaal af op een manier die je niet wilt. Chelsea boots in bruin suède, witte sneakers of een stevige veterschoen halen het terug naar de stad. Hetzelfde geldt voor de gesp: klein en mat, geen adelaars.
      `,
        false,
      ),
      prose(
        `
        Zwarte of antraciet denim is de tweede stap. Een zwarte jeans met een middelblauw hemd leest niet eens meer als denim op denim, en toch is het dat. Ecru denim onder een donkerblauw hemd is de zomerversie. Wie alle drie heeft, hoeft bij wijze van spreken geen andere broeken meer.
        [Was ze](/nl/blog/jeans-wassen/) de eerste keren apart. Nieuwe indigo geeft af, en een lichtblauw hemd dat een week in een donkere broek heeft gezeten, heeft daarna een rand.
      `,
        'Verder dan blauw',
      ),
      goods(
        'In spijkerstof',
        ['Jeans', 'nl/heren/kleding/jeans/'],
        ['Overhemden', 'nl/heren/kleding/overhemden/'],
      ),
    ],
  },
  {
    slug: 'coltrui-onder-een-colbert',
    title: 'Een coltrui onder een colbert',
    short: 'Hij vervangt hemd en das in één keer. Als de col maar dun is en de trui maar glad.',
    meta: 'Zo draag je een coltrui onder een colbert of overjas: de dikte van de col, de goede kleuren en wat je doet als je het warm krijgt.',
    author: 'Bram Tielens',
    date: '2026-11-17',
    audience: 'heren',
    wear: [
      ['turtleneck', 'Ecru'],
      ['jacket', 'Bruin', 'ruit'],
    ],
    parts: [
      prose(`
        Mijn vader droeg een das alsof iemand hem bij zijn keel had. Op zijn vijftigste kocht hij een coltrui en daarna heeft hij er nooit meer een gestrikt. Hij was architect, en achteraf weet ik niet wat er eerst was.
        Een fijne coltrui onder een jasje doet precies wat overhemd en das samen doen: hij omlijst je gezicht en trekt een rechte lijn naar beneden. Alleen hoef je niets te strijken.
      `),
      wide('men', 4),
      columns(
        'Dun, glad, dicht',
        `
        **Dun**: kun je de trui in je vuist proppen, dan past hij onder een colbert. Grof breisel trekt de mouwen scheef.
        **Glad**: geen kabels onder revers. Een smalle rib mag.
      `,
        `
        **Dicht**: de col valt dubbel en sluit aan zonder te knellen. Een wijde col is voor onder een jas, niet onder een jasje.
        [Merinowol](/nl/blog/wol-scheerwol-merino-kasjmier/) is de beste keuze, want die houdt zijn hals.
      `,
      ),
      prose(
        `
        Begin met een coltrui die lichter is dan je colbert. Ecru onder bruin, lichtgrijs onder donkerblauw: dat is het dichtst bij wat je met een overhemd gewend bent. Ton sur ton kan ook, en maakt je langer. Zwart onder alles is klassiek, maar op een dag met weinig slaap zie je er snel uit als een pianist.
        Een ruit of visgraat in het jasje krijgt door een effen coltrui eindelijk de ruimte. Met een gestreept hemd eronder vochten ze altijd.
      `,
        'Welke kleuren',
      ),
      questions(
        'Warm, kriebel, baard',
        [
          'Krijg ik het niet te warm?',
          'Neem extrafijne merino en laat het hemd eronder weg. Anders is een ronde hals de betere keuze.',
        ],
        [
          'Hij kriebelt in mijn nek.',
          'Dat is bijna altijd te grove wol. Voel met de binnenkant van je pols voordat je hem koopt.',
        ],
        ['En met een baard?', 'Laat een vingerbreed huid vrij tussen kin en col, anders verdwijnt je hals.'],
      ),
      goods(
        'Fijne truien en jasjes',
        ['Truien', 'nl/heren/kleding/truien-vesten/'],
        ['Colberts', 'nl/heren/kleding/colberts/'],
      ),
    ],
  },
  {
    slug: 'groen-en-bruin-voor-heren',
    title: 'Groen en bruin: het nieuwe blauw en grijs',
    short: 'Kleur - Twee tinten die elke man staan en die toch bijna niemand tegelijk draagt.',
    meta: 'Olijf, flessengroen, cognac en chocola: zo combineer je groen en bruin zonder dat je op een boswachter lijkt.',
    author: 'Joris Haverkamp',
    date: '2026-10-22',
    audience: 'heren',
    wear: [
      ['bomber', 'Groen'],
      ['sweater', 'Beige'],
      ['chino', 'Bruin'],
    ],
    parts: [
      prose(`
        Open de kast van een willekeurige Nederlandse man en je ziet de Noordzee: blauw, grijs, grijsblauw. Niets mis mee. Maar loop in november door een beukenbos en kijk wat daar bij elkaar staat. Mos, schors, varens, droog blad. Dat past ook allemaal.
      `),
      columns(
        'Hoe je het opbouwt',
        `
        **Begin onderaan.** Een bruine broek of bruine schoenen vervangen wat nu donkerblauw is. Je bovenkleding hoeft niet mee.
        **Dan de jas.** Olijfgroen gedraagt zich als een neutrale kleur. Hij past bij denim, wit, grijs en camel.
      `,
        `
        **Dan de trui.** Flessengroen of mosgroen bij je gezicht, als je huid iets warms heeft. Bij een rozige huid liever saliegroen.
        **Leer** houd je in één familie: cognac met cognac, donkerbruin met donkerbruin.
      `,
      ),
      said(
        'Ik verf met walnootschil en wouw. Wat ik ook meng, groen en bruin krijgen nooit ruzie.',
        'Teun Wezenaar, verver van garens in de Achterhoek',
      ),
      prose(
        `
        Drie dingen voorkomen dat je er uitziet alsof je reeën gaat tellen. Draag niet meer dan twee groene stukken tegelijk. Zet er iets glads tegenover: een [gepoetste schoen](/nl/blog/leren-schoenen-poetsen/), een fijne trui, een strak overhemd. En laat zakken met kleppen, koorden en karabijnhaken in de winkel.
        Wit is de adempauze. Een streepje T-shirt onder de trui, een wit overhemd onder het jack, witte zolen onder de schoen. Zonder dat kleine beetje licht wordt het geheel wat modderig.
      `,
        'Geen boswachter',
      ),
      pictured(
        'men',
        7,
        'Voor wie blauw niet kan missen',
        `
        Donkerblauw en bruin zijn oude vrienden; donkerblauw en olijf ook. Vervang dus eerst één van de twee. Een olijfgroene chino onder je vertrouwde blauwe trui is al een ander verhaal, en je hebt alleen een broek gekocht.
      `,
      ),
      goods(
        'Groen, bruin en alles ertussen',
        ['Broeken', 'nl/heren/kleding/broeken/'],
        ['Jassen', 'nl/heren/kleding/jassen/'],
      ),
    ],
  },
  {
    slug: 'het-witte-t-shirt',
    title: 'Op zoek naar het witte T-shirt',
    short: 'We legden er zeven naast elkaar, wasten ze tien keer en keken wat er overbleef.',
    meta: 'Waar herken je een goed wit T-shirt aan? Over gewicht, halsboord, zijnaad en krimp, na tien keer wassen in ons eigen keukentje.',
    author: 'Bram Tielens',
    date: '2026-03-05',
    audience: 'heren',
    wear: [
      ['tee', 'Wit'],
      ['tee', 'Ecru'],
      ['tee', 'Lichtgrijs'],
    ],
    parts: [
      prose(`
        Het eenvoudigste kledingstuk dat we verkopen krijgt de meeste klachten. Te dun, te lang, na drie keer wassen een hals als een lasso. Daarom kochten we zeven witte shirts, zetten er met stift een nummer in en draaiden ze tien keer op dertig graden in de machine achter de winkel. Tussendoor hingen ze aan het rek bij de koffie.
      `),
      columns(
        'Wat de verschillen maakte',
        `
        **Gewicht.** De drie lichtste schenen door en hingen na wasbeurt vijf scheef. Vanaf zo'n [180 gram per vierkante meter](/nl/blog/poplin-twill-pique-jersey/) bleef alles recht.
        **Hals.** Een boord met een beetje elastaan erin sprong terug. Een boord van alleen jersey bleef lubberen.
      `,
        `
        **Zijnaad.** Shirts die rond gebreid zijn hebben geen zijnaad en draaiden allemaal. Met zijnaad niet.
        **Krimp.** Twee werden vier centimeter korter. Op het label stond bij de andere vijf dat de stof was voorgekrompen.
      `,
      ),
      prose(
        `
        Houd het shirt tegen het licht en leg je hand erachter. Zie je je vingers, dan wordt het een onderhemd. Trek zacht aan de hals en kijk of hij terugkomt. Vouw de zoom om: een dubbel stiksel zonder losse lussen houdt het vol. En pas hem met je armen omhoog, want een shirt dat je buik laat zien wordt in de was niet langer.
      `,
        'In de winkel kijk je zo',
      ),
      pictured(
        'men',
        3,
        'Wit houden',
        `
        Was wit bij wit, ook al heb je dan een week minder in de trommel. Deodorant met aluminium maakt gele randen onder de oksel; laat hem drogen voordat je het shirt aantrekt. Zitten de randen er al in, week ze dan een uur in lauw water met een schep zuiveringszout.
      `,
        false,
      ),
      goods('Effen en stevig', ['T-shirts', 'nl/heren/kleding/t-shirts/']),
    ],
  },
  {
    slug: 'de-polo-terug-van-weggeweest',
    title: 'De polo, maar dan gebreid',
    short: 'Geen logo, geen opstaande kraag. De gebreide polo is de trui die een overhemd wilde zijn.',
    meta: 'De polo is netter dan een T-shirt en losser dan een hemd. Welke stof je kiest, hoe hij hoort te zitten en waaronder hij past.',
    author: 'Joris Haverkamp',
    date: '2025-05-29',
    audience: 'heren',
    wear: [
      ['polo', 'Donkerblauw'],
      ['polo', 'Groen'],
      ['chino', 'Ecru'],
    ],
    parts: [
      prose(`
        Vroeger hoorde je met een polo meteen bij een club. De kraag omhoog, een dier op de borst, een cijfer op de mouw. Haal dat er allemaal af en er blijft een verstandig kledingstuk over: een shirt met een kraag, dat je niet hoeft te strijken.
      `),
      columns(
        'Drie stoffen',
        `
        **Piqué** is de klassieker, met kleine wafeltjes die lucht doorlaten. Stevig, sportief, goed tegen wassen.
        **Jersey** is gladder en valt soepeler, meer als een T-shirt. Voor onder een jasje net te slap van kraag.
      `,
        `
        **Merino of fijn katoen, gebreid**: de netste. De kraag is meegebreid en blijft liggen zoals een trui, ook onder een colbert.
        Die laatste kun je het hele jaar aan, met een mouw tot je elleboog of tot je pols.
      `,
      ),
      prose(
        `
        De schoudernaad op het bot, de mouw halverwege je bovenarm en daar niet te wijd. De onderkant reikt tot halverwege je rits, zodat hij los gedragen kan worden. Een langere achterkant is voor tennissers. Doe het bovenste knoopje open en laat de rest dicht; twee open is vakantie, drie open is een rol in een film.
      `,
        'Zo hoort hij te zitten',
      ),
      pictured(
        'men',
        6,
        'Waar hij onder past',
        `
        Een donkerblauwe gebreide polo op een ecru broek is in mei bijna een uniform, en een goed uniform. Onder een linnen colbert vervangt hij het overhemd zonder dat iemand het mist. In het najaar gaat hij onder een bomberjack of met lange mouwen onder een vest. Alleen een das wil er niet bij, en daar is hij ook niet voor gemaakt.
      `,
      ),
      onward(
        'Effen, gebreid of in piqué',
        'Alle polo’s bij elkaar, met korte en lange mouwen.',
        'Bekijk de polo’s',
        '/nl/heren/kleding/polos/',
      ),
    ],
  },
];
