import { columns, goods, onward, pictured, prose, questions, said, wide } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** What men wear when it matters. */
export const herenOccasions: readonly BlogDraft[] = [
  {
    slug: 'heren-op-een-bruiloft',
    title: 'Gast op een bruiloft: geen pak gekocht, toch goed',
    short: 'Bruiloft - Een colbert, een goede broek en schoenen die je al had. Zo kom je een heel eind.',
    meta: 'Wat draag je als mannelijke gast op een bruiloft? Van dresscode tot sokken, en waarom een los colbert vaak beter is dan een pak.',
    author: 'Bram Tielens',
    date: '2026-05-14',
    audience: 'heren',
    wear: [
      ['jacket', 'Petrol'],
      ['shirt', 'Wit'],
      ['chino', 'Beige'],
    ],
    parts: [
      prose(`
        Elk jaar in mei staan er mannen in onze winkel met een uitnodiging op hun telefoon en lichte paniek in hun ogen. Of we een pak hebben, voor zaterdag. Dat hebben we niet altijd in hun maat, maar meestal hoeft het ook niet.
        Een los colbert met een broek in een andere kleur is voor een gast vaak de betere keuze. Je valt niet samen met de bruidegom, en je draagt beide stukken daarna nog vijftig keer.
      `),
      columns(
        'Wat de kaart bedoelt',
        `
        **Niets vermeld**: colbert, overhemd, nette broek. Das in je binnenzak, voor het geval dat.
        **Feestelijk**: hetzelfde, met kleur. Een petrolblauw of groen jasje, een zacht gestreept hemd.
      `,
        `
        **Tenue de ville**: nu wel een donker pak, of een donkerblauw colbert op een grijze wollen broek. Met das.
        **Zomers**: linnen, lichte kleuren, suède schoenen. De das mag thuisblijven, het jasje niet.
      `,
      ),
      said(
        'Strijk je overhemd, poets je schoenen en laat je haar knippen. Daarmee ben je beter gekleed dan de helft van de zaal.',
        'Fien van Weefhuizen, mede-eigenaar van Weefsel',
      ),
      prose(
        `
        Trek je jasje pas uit als de bruidegom het zijne uittrekt. Hang het dan over je stoel en rol je mouwen twee slagen op, niet verder. Een riem in de kleur van je schoenen, sokken die lang genoeg zijn om geen kuit te laten zien. En een schone zakdoek, want er is altijd iemand die huilt.
      `,
        'Op de dag zelf',
      ),
      goods(
        'Voor de volgende uitnodiging',
        ['Colberts', 'nl/heren/kleding/colberts/'],
        ['Nette schoenen', 'nl/heren/schoenen/nette-schoenen/'],
      ),
    ],
  },
  {
    slug: 'netjes-zonder-das',
    title: 'Netjes zonder das: zo werkt kantoor in 2026',
    short: 'Tussen pak en hoodie ligt een breed midden. Zo vind je jouw plek daarin.',
    meta: 'Geen das meer, wel verzorgd: vijf combinaties voor kantoor die je met tien stukken maakt, en de fouten die je makkelijk vermijdt.',
    author: 'Joris Haverkamp',
    date: '2026-01-22',
    audience: 'heren',
    wear: [
      ['jacket', 'Groen'],
      ['sweater', 'Ecru'],
      ['chino', 'Bruin'],
    ],
    parts: [
      wide('men', 0),
      prose(`
        Toen de das verdween, verdween ook de handleiding. Vroeger wist je wat je aan moest, nu staat de een in een vest en de ander in een pak, en beiden twijfelen. Een houvast dat bij ons op kantoor goed werkt: zorg dat één stuk van de kleermaker komt en één stuk van de bank.
        Kleermaker is een colbert, een pantalon, een overhemd, een leren schoen. Bank is een trui, een polo, een jeans, een sneaker. Van elk minstens één en je zit in het midden.
      `),
      columns(
        'Vijf keer proberen',
        `
        - Colbert, fijne trui, chino, veterschoen
        - Overhemd, vest, pantalon, sneaker
        - Polo met lange mouwen, pantalon, chelsea boot
      `,
        `
        - Coltrui, colbert, donkere jeans
        - Denim overhemd, wollen broek, suède schoen
        Houd het op drie kleuren en laat er één donker zijn.
      `,
      ),
      prose(
        `
        De meeste missers zitten in onderhoud, niet in smaak. Een kraag die krult, een [trui met pluis](/nl/blog/pluisjes-pillen-en-een-kam/), zolen die aan één kant zijn afgesleten. Loop op vrijdagmiddag je week na: wat moet gewassen, wat gestoomd, wat naar de schoenmaker? Dan hangt er maandag alleen iets waar je zin in hebt.
        De andere misser is het lichte overhemd boven een glimmende broek, met een riem die bij geen van beide hoort. Kies de riem op de schoen. Altijd.
      `,
        'Waar het misgaat',
      ),
      questions(
        'Mag een sneaker echt?',
        ['Op kantoor?', 'Ja, als hij laag, effen en schoon is. Leer of suède, geen netstof.'],
        [
          'Onder een pak?',
          'Onder een ongevoerd pak van katoen of linnen wel. Onder scheerwol met een scherpe vouw liever niet.',
        ],
      ),
      goods(
        'Halverwege pak en trui',
        ['Colberts', 'nl/heren/kleding/colberts/'],
        ['Truien & vesten', 'nl/heren/kleding/truien-vesten/'],
      ),
    ],
  },
  {
    slug: 'sollicitatie-voor-mannen',
    title: 'Naar een sollicitatie: gekleed als jezelf, maar uitgeslapen',
    short: 'Een halve stap netter dan de mensen tegenover je. Zo reken je uit wat dat is.',
    meta: 'Wat draag je naar een sollicitatiegesprek? Hoe je de kledingstijl van een bedrijf inschat, en wat je de avond tevoren nakijkt.',
    author: 'Bram Tielens',
    date: '2025-08-21',
    audience: 'heren',
    wear: [
      ['jacket', 'Antraciet'],
      ['shirt', 'Lichtblauw'],
      ['dress-shoes', 'Bruin'],
    ],
    parts: [
      prose(`
        Ik heb aan beide kanten van de tafel gezeten. Aan de ene kant vroeg ik me een halfuur lang af of mijn das recht zat, aan de andere kant kon ik me na afloop van geen enkele kandidaat herinneren wat hij aanhad. Behalve van die ene met een badslipper.
        Dat is goed nieuws. Je hoeft niemand te verbazen, je moet alleen zorgen dat niemand iets te zien krijgt wat niet klopt.
      `),
      columns(
        'Een halve stap netter',
        `
        **Iedereen in pak?** Dan jij ook, donkerblauw, met een effen das.
        **Overhemd en chino?** Dan jij met een [colbert](/nl/heren/kleding/colberts/) erover, zonder das.
      `,
        `
        **Trui en jeans?** Dan een donkere jeans en een overhemd onder een fijne trui.
        **Werkkleding?** Schone stevige schoenen en een overhemd met een kraag die iets kan hebben.
      `,
      ),
      pictured(
        'men',
        9,
        'Het hemd doet het werk',
        `
        Aan een tafel ziet men vooral je bovenste helft. Lichtblauw maakt bijna elk gezicht wakkerder dan wit. Strijk kraag, manchetten en knopenlijst; de rug mag je overslaan als je jasje aanblijft. En knip de draadjes van een nieuw colbert: de witte kruissteek op de split en het label op de mouw horen er niet te blijven zitten.
      `,
        false,
      ),
      prose(
        `
        Draag niets voor het eerst. Neem een extra overhemd mee in je tas als je met de trein komt, want koffie vindt altijd de borstzak. Eet iets kleins zonder saus. Loop de laatste vijfhonderd meter langzaam, zodat je droog binnenkomt, en zet je telefoon in een zak waar hij niet bolt.
      `,
        'De ochtend zelf',
      ),
      goods(
        'Een rustige basis',
        ['Overhemden', 'nl/heren/kleding/overhemden/'],
        ['Broeken', 'nl/heren/kleding/broeken/'],
      ),
    ],
  },
  {
    slug: 'kerstdiner-voor-heren',
    title: 'Kerstdiner: warm binnen, koud buiten, toch feestelijk',
    short: 'Corduroy, een coltrui en iets met diepte. Feest hoeft niet te glimmen.',
    meta: 'Wat trekt een man aan naar een kerstdiner? Drie outfits met corduroy, merino en een donker hemd, en tips tegen de hitte bij het fornuis.',
    author: 'Joris Haverkamp',
    date: '2025-12-11',
    audience: 'heren',
    wear: [
      ['jacket', 'Bordeaux'],
      ['turtleneck', 'Zwart'],
      ['chino', 'Antraciet'],
    ],
    parts: [
      prose(`
        Bij ons thuis begint kerst om vier uur met uien snijden en eindigt het om twaalf uur met een bordspel op de grond. Een smoking is daar geen optie. Maar in mijn gewone trui voelt het alsof ik even langskom, en dat vond mijn moeder nooit grappig.
        Wat feest maakt is diepte: stoffen waar schaduw in zit. Corduroy, visgraat, fluwelige wol, suède. Bij kaarslicht zien die er duurder uit dan alles wat blinkt.
      `),
      wide('men', 5),
      columns(
        'Drie outfits',
        `
        **De kok**: donker overhemd van stevig katoen, mouwen opgerold, corduroy broek, leren schoenen. Schort eroverheen en niemand ziet het verschil.
        **De gast**: zwarte coltrui, bordeaux colbert, antraciet broek. Drie donkere tinten, geen das nodig.
      `,
        `
        **De late binnenkomer**: wit overhemd, groen vest, donkerblauwe wollen broek, chelsea boots waar je snel in en uit bent.
        Alle drie doen het ook op oudejaarsavond.
      `,
      ),
      said(
        'Trek voor het eten geen dikke trui aan. Na de soep heb je spijt, en dan gaat er drie gangen lang geen raam meer open.',
        'Ria, verkoopster in onze winkel',
      ),
      prose(
        `
        Voor buiten heb je een overjas en een sjaal, voor binnen hooguit twee lagen. Merino onder een colbert kan tegen een warme keuken; een kabeltrui niet. Neem naar iemands huis sokken zonder gat mee, want er is altijd een gastvrouw met een nieuwe vloer. En leg je jasje niet op het bed bij de jassenberg, maar hang het aan een deurklink. Dan hoef je het op eerste kerstdag niet te strijken.
      `,
        'Temperatuur',
      ),
      onward(
        'Iets zachts om cadeau te geven?',
        'Een sjaal past altijd, en ruilen mag binnen dertig dagen.',
        'Bekijk sjaals voor heren',
        '/nl/heren/accessoires/sjaals/',
      ),
    ],
  },
  {
    slug: 'de-weekendtas-pakken',
    title: 'De weekendtas: twee nachten, één riem, geen koffer',
    short: 'Een lijst van negen stukken, en de volgorde waarin ze de tas in gaan.',
    meta: 'Zo pakt een man voor twee nachten: negen stukken, van boots tot jasje, in één weekendtas. Met de vouw die kreukels voorkomt.',
    author: 'Bram Tielens',
    date: '2026-07-16',
    audience: 'heren',
    wear: [
      ['bag', 'Bruin'],
      ['shirt', 'Olijfgroen'],
      ['ankle-boots', 'Cognac'],
    ],
    parts: [
      prose(`
        Een koffer voor twee nachten is een belofte dat je drie keer per dag iets anders aantrekt. Dat ga je niet doen. Je gaat eten, wandelen, slapen en nog eens eten. Daar heb je negen kledingstukken voor nodig, en de helft ervan heb je aan.
      `),
      columns(
        'Aan',
        `
        - Chino of donkere jeans
        - T-shirt
        - Colbert of bomberjack
        - Boots of nette schoenen
      `,
        `
        - Riem: één, in de kleur van beide paren schoenen
        Het zwaarste draag je. Het jasje gaat in de trein aan een haak, nooit in het rek onder een rugzak.
      `,
      ),
      columns(
        'Mee',
        `
        - Twee overhemden, één netjes en één van denim of flanel
        - Een fijne trui
        - Een tweede T-shirt
        - Lage sneakers
      `,
        `
        Ondergoed tel je per nacht plus één. Sokken ook. Een toilettas die dicht is gaat bovenop, want bij controle en bij haast wil je die als eerste.
        Opladers in de schoenen, zo raak je ze niet kwijt.
      `,
      ),
      prose(
        `
        Leg het overhemd dicht op bed, voorkant naar beneden. Leg er een T-shirt op, vouw de mouwen naar binnen en rol het geheel van onder naar boven op. Het zachte shirt voorkomt scherpe vouwen. Moet het colbert toch mee: keer één schouder binnenstebuiten, schuif de andere erin, vouw één keer dubbel. De voering zit dan aan de buitenkant en vangt de kreukels.
      `,
        'Hemd en jasje',
      ),
      pictured(
        'men',
        3,
        'De tas zelf',
        `
        Vijfenvijftig centimeter breed is groot genoeg en past nog in het rek. Een apart schoenenvak houdt modder bij je overhemd vandaan. Leer is mooi maar weegt; met suède of canvas win je een kilo. Zet hem thuis nooit leeg op de grond, maar gevuld met een oude handdoek, dan blijft hij staan.
      `,
      ),
      goods(
        'Tassen en boots',
        ['Tassen', 'nl/heren/accessoires/tassen/'],
        ['Boots', 'nl/heren/schoenen/boots/'],
      ),
    ],
  },
];
