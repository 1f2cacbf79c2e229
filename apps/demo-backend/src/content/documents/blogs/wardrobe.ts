import { columns, goods, onward, pictured, prose, questions, wide } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** What to own, take along, keep and combine. */
export const wardrobe: readonly BlogDraft[] = [
  {
    slug: 'een-kast-met-dertig-stukken',
    title: 'Een kast met dertig stukken: wat je houdt en wat je mist',
    short: 'Kledingkast - Dertig is geen regel maar een oefening. Zo ontdek je wat je eigenlijk draagt.',
    meta: 'Een kleine garderobe opbouwen in vier stappen: tellen, kiezen, gaten vinden en een jaar volhouden. Met een lijst voor dames en heren.',
    author: 'Saskia Oldenburg',
    date: '2026-04-14',
    audience: 'general',
    wear: [
      ['overcoat', 'Camel'],
      ['blouse', 'Wit'],
      ['jeans', 'Donkerblauw'],
      ['ankle-boots', 'Zwart'],
    ],
    parts: [
      prose(`
        Op 2 januari draaide ik alle hangers in mijn kast om, met het haakje naar voren. Elk stuk dat ik droeg, hing ik gewoon terug. Eind maart waren er van de honderdtien hangers vierendertig omgekeerd. De rest was decor.
        Daarna begon ik opnieuw, met dertig. Schoenen en jassen meegeteld, sport en ondergoed niet. Het voelde drie dagen als straf en daarna als vakantie.
      `),
      columns(
        'Een verdeling die werkt',
        `
        - 2 jassen, 2 jasjes of blazers
        - 5 truien of vesten
        - 8 bovenstukken, van T-shirt tot nette blouse of overhemd
      `,
        `
        - 6 broeken, rokken of jeans
        - 2 jurken, of nog 2 broeken
        - 5 paar schoenen
        Dat is samen dertig. Schuif gerust, zolang het totaal blijft staan.
      `,
      ),
      prose(
        `
        Kies eerst [twee rustige kleuren](/nl/blog/kleuren-combineren-met-drie-regels/) die je zonder nadenken draagt, bijvoorbeeld donkerblauw en ecru. Daar is twintig van de dertig van gemaakt. Neem er één warme kleur bij die je goed staat en één stof met structuur. Past een nieuw stuk niet bij minstens vier andere, dan is het een solist. Solisten zijn leuk, maar je hebt er aan twee genoeg.
      `,
        'De kleurproef',
      ),
      pictured(
        'general',
        6,
        'Het eerlijke gat',
        `
        Na een paar weken merk je wat je mist. Schrijf het op en koop het niet meteen. Staat het een maand later nog op je briefje, dan is het een gat. Is het verdwenen, dan was het een bui. Bij mij bleef er één ding staan: een broek die netjes is en waar ik in kan fietsen.
      `,
        false,
      ),
      questions(
        'Maar dan',
        [
          'Wat doe ik met de rest?',
          'In een doos, datum erop. Wat je in een half jaar niet zoekt, mag naar iemand die er blij mee is.',
        ],
        [
          'Raak ik er niet op uitgekeken?',
          'Minder dan verwacht. Verveling komt van dingen die net niet passen, niet van dingen die je vaak draagt.',
        ],
      ),
      onward(
        'Toch een gat gevonden?',
        'Zoek op kleur en materiaal.',
        'Naar alle dameskleding',
        '/nl/dames/kleding/',
      ),
    ],
  },
  {
    slug: 'zeven-dagen-handbagage',
    title: 'Zeven dagen weg met alleen handbagage',
    short: 'Op reis - Pak voor drie dagen en was één keer. Meer zit er niet achter.',
    meta: 'Een week op reis met handbagage: kleuren kiezen, wassen onderweg, schoenen beperken en een paklijst die voor iedereen werkt.',
    author: 'Marit de Wolff',
    date: '2025-07-03',
    audience: 'general',
    wear: [
      ['bag', 'Taupe'],
      ['shirt-dress', 'Wit'],
      ['polo', 'Donkerblauw'],
      ['sneakers', 'Wit'],
    ],
    parts: [
      prose(`
        Aan de bagageband in Lissabon stonden we vijftig minuten te wachten op een koffer van tweeëntwintig kilo. Daarin: vier paar schoenen, een föhn, een jas voor het geval dat. Op de terugweg beloofden we elkaar dat het de laatste keer was. Dat is nu zeven jaar en elf landen geleden.
        Het principe is klein. Je pakt niet voor zeven dagen maar voor drie, en halverwege spoel je iets uit in een wasbak.
      `),
      columns(
        'De lijst',
        `
        - 1 broek aan, 1 korte broek of rok mee
        - 3 bovenstukken die bij beide passen
        - 1 jurk of overhemd voor de avond
      `,
        `
        - 1 dun vest of fijne trui
        - 1 jasje dat wind tegenhoudt
        - 2 paar schoenen, waarvan 1 aan je voeten
        - Ondergoed voor vier dagen, badkleding, een grote sjaal
      `,
      ),
      prose(
        `
        [Merinowol](/nl/blog/wol-scheerwol-merino-kasjmier/) is de reiziger onder de stoffen: hij kreukt weinig, ruikt na drie dagen nog naar niets en droogt in een nacht. Linnen mag verkreukt zijn, dus dat hoef je niet te strijken. Dikke katoen, denim en alles met een voering laat je thuis of trek je aan. Kies donker voor wat veel gedragen wordt en licht voor wat je zelf kunt wassen.
      `,
        'Stoffen die meewerken',
      ),
      pictured(
        'general',
        2,
        'Wassen in een hotel',
        `
        Neem een reepje wolwasmiddel of een klein flesje vloeibare zeep mee. Was na het douchen, rol het nat in een handdoek, sta erop en hang het voor het raam. De sjaal is intussen deken in het vliegtuig, kleed op het strand en bedekking voor je schouders in een kerk.
      `,
        false,
      ),
      questions(
        'Voor vertrek',
        [
          'Hoe weet ik of ik te veel heb?',
          'Loop met de ingepakte tas een rondje om het huizenblok. Wat je daarna weghaalt, mis je niet.',
        ],
        [
          'En als het koud blijkt?',
          'Alles over elkaar aan, sjaal om. Drie dunne lagen zijn warmer dan één dikke.',
        ],
      ),
      goods('Licht op reis', ['Dames', 'nl/dames/tassen/'], ['Heren', 'nl/heren/accessoires/tassen/']),
    ],
  },
  {
    slug: 'wat-een-groen-label-zegt',
    title: 'Wat een groen label zegt, en wat niet',
    short: 'Bewust, eco, natuurlijk: woorden zonder wet. Dit zijn de vragen die wel iets opleveren.',
    meta: 'Hoe lees je duurzame claims op kleding? Wat keurmerken dekken, welke woorden niets betekenen en wat wij zelf nog niet weten.',
    author: 'Yasmina el Idrissi',
    date: '2026-04-30',
    audience: 'general',
    wear: [
      ['women-tee', 'Saliegroen'],
      ['hoodie', 'Groen'],
      ['shirt', 'Saliegroen'],
    ],
    parts: [
      wide('general', 1),
      prose(`
        Elf kaartjes van elf merken liggen er op mijn bureau, allemaal groen, allemaal met een blaadje. Op vier ervan staat iets wat je kunt nazoeken. De andere zeven zeggen bewust, met zorg, of dichter bij de natuur. Daar kun je het mee eens zijn, maar je weet er niets door.
      `),
      columns(
        'Woorden die iets betekenen',
        `
        **Biologisch**, met een keurmerk en een nummer: gaat over hoe de vezel groeide.
        **Gerecycled**, met een percentage: gaat over waar de vezel vandaan komt. Vraag ook van wat.
      `,
        `
        **Een land bij elke stap**: geteeld, gesponnen, geweven, genaaid. Wie dat invult, heeft gebeld.
        **Een reparatiebelofte** met een termijn. Daar kun je iemand aan houden.
      `,
      ),
      columns(
        'Woorden die weinig betekenen',
        `
        **Milieuvriendelijk**: waarvoor, vergeleken met wat?
        **Natuurlijke vezel**: katoen is natuurlijk en drinkt een rivier leeg als het op de verkeerde plek groeit.
      `,
        `
        **Klimaatneutraal**: meestal gekocht, zelden bespaard.
        **Tijdloos**: dat weet je pas over tien jaar.
      `,
      ),
      prose(
        `
        Het duurzaamste aan een kledingstuk is hoe vaak je het aantrekt. Een trui die je honderd keer draagt, mag best iets minder groen zijn dan een die je na vijf keer weggeeft. Daarom rekenen we liever per keer dragen. Een jas van tweehonderd euro die je vijf winters lang honderd dagen draagt, kost veertig cent per keer.
        En wij? Van ruim een derde van onze merken weten we nog niet precies waar het garen vandaan komt. We vragen het elk seizoen opnieuw. Krijgen we twee jaar lang geen antwoord, dan praten we over stoppen. Dat is vorig jaar twee keer gebeurd.
      `,
        'Wat wij weten en niet weten',
      ),
      onward(
        'Hoe we zelf inkopen, verzenden en repareren',
        'Met wat er goed gaat en wat nog niet.',
        'Lees over duurzaamheid',
        '/nl/duurzaamheid/',
      ),
    ],
  },
  {
    slug: 'kleuren-combineren-met-drie-regels',
    title: 'Kleuren combineren met drie eenvoudige regels',
    short: 'Je hebt geen kleurenwiel nodig. Wel een raam, een wit shirt en vijf minuten.',
    meta: 'Kleuren combineren zonder kleurenwiel: verhouding, temperatuur en licht. Met voorbeelden voor dames en heren die je morgen kunt dragen.',
    author: 'Saskia Oldenburg',
    date: '2025-05-22',
    audience: 'general',
    wear: [
      ['women-sweater', 'Rood'],
      ['chino', 'Donkerblauw'],
      ['shirt', 'Lichtblauw'],
      ['scarf', 'Okergeel'],
    ],
    parts: [
      prose(`
        Een kleurenwiel is mooi op een tafel en onbruikbaar voor een kast. Niemand bezit zuiver geel en zuiver paars. Wat je wel hebt is zeven soorten blauw, drie grijzen en een trui in een tint waarvan je de naam niet weet. Daar gaan deze regels over.
      `),
      columns(
        'Regel 1 en 2',
        `
        **Zes, drie, één.** Laat één kleur overheersen, geef een tweede de helft daarvan en bewaar de derde voor iets kleins. Donkerblauwe broek en jas, lichtblauw hemd, okergele sjaal. Drie gelijke delen worden een vlag.
      `,
        `
        **Warm bij warm, koel bij koel.** Camel, oker, terracotta en olijf hebben allemaal een beetje geel in zich. Grijs, wit, kobalt en bordeaux met een blauwe zweem horen bij elkaar. Wil je mengen, doe het dan met één stuk en met opzet.
      `,
      ),
      columns(
        'Regel 3',
        `
        **Let op licht en donker.** Knijp je ogen tot spleetjes. Zie je nog verschil tussen boven en onder, dan heeft je outfit vorm. Loopt alles in elkaar over, dan kan dat prachtig zijn, mits de stoffen van elkaar verschillen.
      `,
        `
        Wie klein is en langer wil lijken, houdt de tinten dicht bij elkaar. Wie lang is en dat wil breken, legt een duidelijke grens op heuphoogte.
      `,
      ),
      pictured(
        'general',
        0,
        'Bij het raam',
        `
        Houd een wit T-shirt onder je kin en dan een ecru trui. Van één van de twee word je wakker, van de ander krijg je wallen. Zo weet je of je naar koele of naar warme tinten moet kijken voor alles wat bij je gezicht komt. Onder je taille doet het er niet toe, dus verlies daar geen tijd aan.
      `,
      ),
      prose(
        `
        Rood met roze. Bruin met zwart. Donkerblauw met donkergroen. Alle drie zijn ooit verboden verklaard door iemand met een liniaal, en alle drie zijn ze mooi als de stoffen goed zijn. Een regel is een leuning langs een trap: handig tot je weet waar de treden zitten.
      `,
        'En dan nu de uitzonderingen',
      ),
      goods('Op zoek naar een kleur', ['Dames', 'nl/dames/kleding/'], ['Heren', 'nl/heren/kleding/']),
    ],
  },
];
