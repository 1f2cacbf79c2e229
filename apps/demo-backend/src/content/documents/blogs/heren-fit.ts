import { columns, goods, onward, pictured, prose, questions, said } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** How clothes for men should sit. */
export const herenFit: readonly BlogDraft[] = [
  {
    slug: 'een-overhemd-dat-past',
    title: 'Een overhemd dat past: kraag, schouder, mouw',
    short: 'Pasvorm - Twee vingers in de kraag, de naad op het bot, de manchet op de pols. Meer is het niet.',
    meta: 'Zo weet je of een overhemd past: kraagmaat, schoudernaad, mouwlengte en rug. Met de verschillen tussen slim, modern en regular.',
    author: 'Bram Tielens',
    date: '2025-09-18',
    audience: 'heren',
    wear: [
      ['shirt', 'Wit'],
      ['shirt', 'Lichtblauw', 'streep'],
      ['shirt', 'Saliegroen'],
    ],
    parts: [
      prose(`
        Negen van de tien mannen kopen hun overhemd te groot. Niet omdat ze zich vergissen, maar omdat ze een maat kiezen op hun buik en de rest erbij krijgen. Begin daarom bovenaan en werk naar beneden.
      `),
      said(
        'De meeste mannen weten hun schoenmaat uit hun hoofd en hun kraagmaat niet. Terwijl een hals minder verandert dan een voet.',
        'Hassan, kleermaker in onze winkel',
      ),
      columns(
        'Van boven naar beneden',
        `
        **Kraag.** Sluit het bovenste knoopje. Er passen precies twee vingers tussen kraag en hals. Draag je nooit een das, dan mag het er één meer zijn.
        **Schouder.** De naad ligt op het punt waar je arm begint te zakken. Hangt hij lager, dan bollen je mouwen.
      `,
        `
        **Mouw.** Met je arm langs je lijf eindigt de manchet waar je hand begint. Buig je arm: hij mag een centimeter omhoog, niet meer.
        **Lengte.** Steek beide armen in de lucht. Blijft het hemd in je broek, dan is het lang genoeg.
      `,
      ),
      prose(
        `
        Slim fit heeft twee naden in de rug en volgt je zij. Fijn als je borst minstens vijftien centimeter wijder is dan je taille. Modern fit geeft in de taille wat lucht en is de maat waar de meeste mannen uitkomen. Regular hangt recht en is het prettigst onder een trui of als je veel rijdt.
        Trekt de stof bij het knoopje op je borst, ga dan niet een maat groter maar een model ruimer. Anders loop je in de kraag te zwemmen.
      `,
        'Slim, modern of regular',
      ),
      goods('Overhemden in alle kraagmaten', ['Overhemden', 'nl/heren/kleding/overhemden/']),
      onward(
        'Even opmeten?',
        'Met een meetlint en twee minuten ken je je maat.',
        'Naar de maattabel',
        '/nl/maattabel/',
      ),
    ],
  },
  {
    slug: 'jeans-kopen-voor-mannen',
    title: 'Zo koop je één keer per twee jaar een goede jeans',
    short: 'Kijk naar de stof, ga zitten en loop een trap op. Daarna pas naar de spiegel.',
    meta: 'Slim, straight of tapered, met of zonder stretch: waar je op let als je een herenjeans koopt die twee jaar mee moet.',
    author: 'Joris Haverkamp',
    date: '2026-02-26',
    audience: 'heren',
    wear: [
      ['jeans', 'Donkerblauw'],
      ['jeans', 'Zwart'],
      ['belt', 'Bruin'],
    ],
    parts: [
      prose(`
        Een goede jeans is er een waar je niet aan denkt. Je trekt hem op maandag aan en vrijdag zit hij nog. Dat lukt als je hem koopt op stof en maat, en niet op de wassing die dit jaar in de etalage hangt.
      `),
      columns(
        'De stof',
        `
        Katoen zonder stretch is stug, slijt mooi en vormt zich naar jou. De eerste twee weken vraagt hij geduld, en [zo min mogelijk wassen](/nl/blog/jeans-wassen/). Met één of twee procent elastaan zit hij vanaf dag één lekker en blijft hij toch in vorm.
      `,
        `
        Meer dan drie procent elastaan is een joggingbroek in vermomming: prettig, maar de knieën worden snel bol. Kijk ook naar het gewicht. Rond de twaalf ounce kun je het hele jaar aan.
      `,
      ),
      columns(
        'De pijp',
        `
        **Slim**: smal van dij tot enkel. Mooi bij een kort jasje en een slanke schoen.
        **Straight**: overal even wijd. Past bij alles en gaat nooit uit de tijd.
      `,
        `
        **Tapered**: ruim bij je dij, smal bij je enkel. De redding als je fietst of voetbalt.
        **Regular**: zit hoger en losser. Draag hem met een riem en een ingestopt hemd.
      `,
      ),
      pictured(
        'men',
        9,
        'De traptest',
        `
        Pas hem met de schoenen die je er het vaakst onder draagt. Loop een trap op, hurk, ga zitten. De band mag een vinger van je rug wijken, meer niet. De zoom rust licht op je schoen met één vouw; een omslag mag, zolang hij smaller is dan vier centimeter.
      `,
        false,
      ),
      questions(
        'Maten en wassen',
        [
          'Wat betekent W33 L32?',
          'Taille 33 inch, binnenbeen 32 inch. In de [maattabel](/nl/maattabel/) staan de centimeters.',
        ],
        [
          'Rekt hij nog op?',
          'Zonder stretch bijna een maat in de taille, met stretch een halve. Koop hem dus aan de strakke kant.',
        ],
      ),
      goods('Jeans in alle lengtes', ['Jeans', 'nl/heren/kleding/jeans/']),
    ],
  },
  {
    slug: 'wat-een-kleermaker-kan',
    title: 'Wat een kleermaker nog kan met je colbert, en wat niet',
    short: 'Colbert - Koop op de schouder, laat de rest vermaken. Hassan vertelt wat dat oplevert.',
    meta: 'Mouw korter, taille smaller, schouder te breed: wat je aan een colbert kunt laten vermaken en waar je beter niet aan begint.',
    author: 'Bram Tielens',
    date: '2025-10-30',
    audience: 'heren',
    wear: [
      ['jacket', 'Donkerblauw'],
      ['jacket', 'Bruin', 'visgraat'],
    ],
    parts: [
      prose(`
        Achter in onze winkel staat een tafel met een naaimachine uit 1962. Daar zit Hassan, drie dagen per week, met een krijtje achter zijn oor. Ik bracht hem vijf colberts die net niet goed zaten en vroeg wat hij ervan kon maken. Bij vier pakte hij zijn spelden. De vijfde hing hij terug.
      `),
      said(
        'Als de schouder te breed is, zeg ik nee. Dan bouw ik een nieuwe jas met oude stof, en daar betaal je te veel voor.',
        'Hassan, kleermaker in onze winkel',
      ),
      columns(
        'Dat kan',
        `
        - **Mouwen korter**: tot drie centimeter, als de knoopsgaten niet echt open zijn.
        - **Taille smaller**: in de zijnaden tot vier centimeter. Een klein verschil dat je meteen ziet.
        - **Taille wijder**: zoveel als er stof in de naad zit, meestal anderhalve centimeter.
      `,
        `
        - **Kraag lager zetten**: helpt tegen een bobbel in je nek.
        - **Knopen vervangen**: hoorn voor plastic, en het jasje lijkt twee keer zo duur.
        - **Voering herstellen**: bijna altijd, zolang de stof zelf nog leeft.
      `,
      ),
      prose(
        `
        De lengte is het andere eerlijke antwoord. Een colbert hoort je zitvlak te bedekken en te eindigen waar je duim ophoudt als je armen hangen. Hassan kan er een centimeter af halen, daarna komen de zakken te laag te staan. Koop je hem te lang, dan blijft hij te lang.
        Reken vooraf uit [wat het samen kost](/nl/herstelservice/). Een jasje van tweehonderd euro waar voor veertig euro aan gewerkt is, zit vaak beter dan een van vierhonderd dat je hebt gelaten zoals het was.
      `,
        'En de lengte?',
      ),
      onward(
        'Iets van ons laten vermaken?',
        'Hassan is er op dinsdag, donderdag en zaterdag. Neem de schoenen mee die erbij horen.',
        'Bekijk de openingstijden',
        '/nl/winkels/',
      ),
      goods('Colberts om mee te beginnen', ['Colberts', 'nl/heren/kleding/colberts/']),
    ],
  },
  {
    slug: 'chino-of-pantalon',
    title: 'Chino of pantalon: het verschil zit in de vouw',
    short: 'In de ene kun je knielen, in de andere voorzitten. Welke broek je wanneer aantrekt.',
    meta: 'Wat is het verschil tussen een chino en een pantalon, en welke draag je op kantoor, op een bruiloft of in het weekend?',
    author: 'Joris Haverkamp',
    date: '2026-04-16',
    audience: 'heren',
    wear: [
      ['chino', 'Zand'],
      ['chino', 'Antraciet', 'krijtstreep'],
      ['dress-shoes', 'Cognac'],
    ],
    parts: [
      prose(`
        Van een afstand zijn het allebei gewone broeken. Dichterbij zie je waarom de ene bij een sneaker past en de andere bij een veterschoen. Een chino komt uit het leger: stevige katoentwill, steekzakken, stiksels die je ziet. Een pantalon komt van de kleermaker: wol, een persvouw, naden die je juist niet ziet.
      `),
      columns(
        'De chino',
        `
        Geborstelde twill is soepel vanaf de eerste dag en mag gewoon in de machine. In zand, olijf of donkerblauw past hij bij alles in je kast. Rol de pijp één keer op bij sneakers, laat hem recht bij een nette schoen.
        Koop hem niet te strak. Een chino met trekstrepen bij de zak maakt het beste overhemd slordig.
      `,
        `
        Tapered is voor de meeste mannen de prettigste pijp. De zoom eindigt op je enkelbot, zodat hij niet op je schoen dubbelvouwt. Een [riem](/nl/heren/accessoires/riemen/) hoort erbij, in de kleur van je schoenen of er vlakbij.
      `,
      ),
      columns(
        'De pantalon',
        `
        Scheerwol kreukt nauwelijks en hangt zich in één nacht glad. De vouw vooraan maakt je been langer; pers hem met een vochtige doek ertussen en hij blijft weken staan.
      `,
        `
        Bandplooien geven ruimte als je zit. Eén plooi is genoeg, twee is ruim en klassiek. Draag hem op je taille, niet op je heup, anders hangt het kruis te laag.
      `,
      ),
      pictured(
        'men',
        2,
        'Wanneer welke',
        `
        Chino: een borrel, een vrijdag op kantoor, een lunch met je schoonouders. Pantalon: een sollicitatie, een bruiloft, een dag waarop je iets moet verdedigen. Daartussen zit de corduroy broek, warm als een chino en net zo netjes als een pantalon. Wie er maar één wil, neemt die in donkerbruin.
      `,
      ),
      goods(
        'Naast elkaar',
        ["Chino's", 'nl/heren/kleding/chinos/'],
        ['Broeken', 'nl/heren/kleding/broeken/'],
      ),
    ],
  },
  {
    slug: 'nette-schoenen-passen',
    title: 'Nette schoenen die je tien jaar draagt',
    short: 'Schoenen - Let op de leest, de rand en de zool. De prijs volgt daaruit, niet andersom.',
    meta: 'Hoe nette schoenen horen te zitten, wat een goodyear-rand je oplevert en waarom je beter twee paar afwisselt dan één paar verslijt.',
    author: 'Bram Tielens',
    date: '2025-08-28',
    audience: 'heren',
    wear: [
      ['dress-shoes', 'Cognac'],
      ['dress-shoes', 'Zwart'],
    ],
    parts: [
      prose(`
        Mijn oudste paar is van 2014. Er zitten twee keer nieuwe zolen onder en één keer nieuwe hakken, en ze zitten beter dan op de dag dat ik ze kocht. Uitgesmeerd over al die jaren kosten ze minder dan de sneakers die ik elk voorjaar vervang.
      `),
      columns(
        'Hoe ze horen te zitten',
        `
        De schoen is breed genoeg als de vetersluiting een halve centimeter openblijft. Raken de randen elkaar, dan heb je niets meer om aan te trekken als het leer meegeeft.
        Voor je grote teen wil je een duimbreed ruimte. Je hiel zit vast, ook als je op je tenen staat.
      `,
        `
        De knik van de schoen valt op de bal van je voet. Zit de plooi verder naar voren, dan komt er een harde rand op je teen die er nooit meer uit gaat.
        Pas ze met dunne sokken en aan het eind van de dag.
      `,
      ),
      pictured(
        'men',
        7,
        'De rand zegt alles',
        `
        Kijk naar de plek waar het bovenleer de zool raakt. Loopt daar een smalle strook leer met een zichtbaar stiksel, dan is de zool genaaid en kan een schoenmaker hem vervangen. Is alles gelijmd, dan loop je ze op. Allebei mag, als je het maar weet voordat je betaalt.
      `,
      ),
      questions(
        'Drie keer kort',
        [
          'Leren of rubberen zool?',
          'Rubber als je fietst en door regen loopt. Leer ademt beter, maar wil een dun laagje rubber eronder.',
        ],
        [
          'Bruin of zwart?',
          'Bruin past bij jeans, chino en de meeste pakken. Zwart bewaar je voor avond en rouw.',
        ],
        [
          'Hoe vaak mag ik ze aan?',
          'Niet twee dagen achter elkaar. Leer moet een etmaal drogen, liefst met een houten spanner erin.',
        ],
      ),
      goods(
        'Veterschoenen',
        ['Nette schoenen', 'nl/heren/schoenen/nette-schoenen/'],
        ['Riemen', 'nl/heren/accessoires/riemen/'],
      ),
      onward(
        'En dan onderhouden',
        'Met een doek, een borstel en tien minuten per maand kom je een heel eind.',
        'Lees hoe je leer poetst',
        '/nl/blog/leren-schoenen-poetsen/',
      ),
    ],
  },
];
