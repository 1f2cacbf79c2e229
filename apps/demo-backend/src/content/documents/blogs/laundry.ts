import { columns, goods, onward, pictured, prose, questions, wide } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** How clothes are washed. */
export const laundry: readonly BlogDraft[] = [
  {
    slug: 'wol-wassen-zonder-krimp',
    title: 'Wol wassen zonder dat hij krimpt',
    short: 'Onderhoud - Het is niet het water dat je trui klein maakt, maar het schudden en de schok.',
    meta: 'Wollen truien wassen in machine of wasbak: temperatuur, middel, drogen en wat je doet als het toch misging.',
    author: 'Saskia Oldenburg',
    date: '2026-11-10',
    audience: 'general',
    wear: [
      ['sweater', 'Ecru', 'kabel'],
      ['cardigan', 'Bordeaux'],
      ['turtleneck', 'Petrol'],
    ],
    parts: [
      prose(`
        Iedereen kent iemand met een trui die nu een kind past. Wat daar gebeurde heet vervilten: de schubjes op de vezel gaan openstaan in warm water, haken in elkaar door het draaien en laten niet meer los. Warmte alleen is niet erg, beweging alleen ook niet. Samen is het gedaan.
        Het goede nieuws: wol hoeft zelden gewassen te worden. De vezel neemt vocht en geur op en geeft die buiten weer af. Een nacht bij een open raam lost negen van de tien keer op wat jij voor vuil aanzag.
      `),
      columns(
        'In de machine',
        `
        - Kies het [wolprogramma](/nl/wasvoorschriften/), nooit een gewone was op dertig. Het verschil zit in het draaien.
        - Gebruik wolwasmiddel. Gewoon middel bevat enzymen die eiwit opeten, en wol is eiwit.
      `,
        `
        - Keer de trui binnenstebuiten en doe hem in een waszakje.
        - Vul de trommel hooguit voor een derde en centrifugeer op 600 toeren.
      `,
      ),
      columns(
        'In de wasbak',
        `
        Los een dopje wolwasmiddel op in lauw water, duw de trui onder en laat hem tien minuten met rust. Niet wringen, niet wrijven.
      `,
        `
        Spoel met water van dezelfde temperatuur. Rol de trui in een handdoek en sta er even op: dat is de zachtste centrifuge die er bestaat.
      `,
      ),
      pictured(
        'general',
        3,
        'Drogen is vormen',
        `
        Leg hem plat op een droge handdoek, trek de zijnaden recht en strijk de boorden met je hand. Na een halve dag draai je hem om. Aan een hanger of lijn wordt een natte trui een jurk. Op de verwarming wordt hij hard.
      `,
      ),
      questions(
        'En als het al te laat is?',
        [
          'Mijn trui is een maat kleiner.',
          'Week hem een halfuur in lauw water met een flinke scheut crèmespoeling, speld hem uit op een handdoek en trek hem om het uur voorzichtig op maat. Een halve maat komt vaak terug.',
        ],
        ['Hij is echt vervilt.', 'Dan niet meer. Wel krijg je er prachtige wanten of een zitkussen uit.'],
      ),
      goods(
        'Truien om zuinig op te zijn',
        ['Dames', 'nl/dames/kleding/truien-vesten/'],
        ['Heren', 'nl/heren/kleding/truien-vesten/'],
      ),
    ],
  },
  {
    slug: 'jeans-wassen',
    title: 'Hoe vaak was je een jeans?',
    short: 'Minder dan je doet, vaker dan de liefhebbers zeggen. Dit is het midden, met redenen.',
    meta: 'Jeans wassen zonder kleurverlies: hoe vaak, op welke temperatuur, binnenstebuiten of niet, en wat je tussendoor kunt doen.',
    author: 'Joris Haverkamp',
    date: '2025-08-07',
    audience: 'general',
    wear: [
      ['jeans', 'Donkerblauw'],
      ['women-jeans', 'Lichtblauw'],
      ['jeans', 'Blauw'],
    ],
    parts: [
      prose(`
        Sommige mensen gooien hun spijkerbroek na elke dag in de was, anderen leggen hem een jaar lang in de vriezer. De eersten hebben na zes maanden een grijze broek, de tweeden een broek vol dode huid op min achttien. Bacteriën gaan van kou namelijk slapen, niet dood.
        Een redelijk ritme is om de acht tot tien keer dragen. Zit er een vlek op, was dan de vlek. Ruikt hij, hang hem buiten.
      `),
      wide('men', 8),
      columns(
        'Zo doe je het',
        `
        - Knopen dicht, rits dicht, binnenstebuiten.
        - Dertig graden, vloeibaar middel zonder bleek, geen wasverzachter: die maakt stretch slap.
      `,
        `
        - De eerste drie keer alleen of met donkere kleuren.
        - Hang hem aan de band, nat en zwaar, dan trekt hij zichzelf recht. De droger kost je elke keer een beetje elastaan.
      `,
      ),
      prose(
        `
        Indigo is een vreemde verf. Hij trekt niet in het katoen maar legt zich eromheen, laagje voor laagje. Daarom slijt blauw op de plekken waar jij slijt: op je dijen, langs je zak, achter je knie. Elke was haalt van de hele broek een laagje, dragen haalt het van jouw plekken. Wie weinig wast, krijgt contrast. Wie veel wast, krijgt egaal lichtblauw. Geen van beide is fout.
        Wil je een zwarte jeans zwart houden, week hem dan voor de eerste keer een uur in koud water met een kopje azijn. Dat fixeert minder dan oma zei, maar het spoelt wel het losse pigment uit voordat het op je bank zit.
      `,
        'Waarom jeans verkleuren',
      ),
      questions(
        'Kort gevraagd',
        [
          'Mag een jeans met stretch heet gewassen worden?',
          'Nee. Boven de veertig graden verliest elastaan zijn veerkracht, en dat komt niet terug.',
        ],
        [
          'Hij geeft af op mijn witte schoenen.',
          'Deppen met een spons en milde zeep, meteen. Rol de pijp om tot na de derde was.',
        ],
      ),
      goods(
        'Jeans voor dames en heren',
        ['Dames', 'nl/dames/kleding/jeans/'],
        ['Heren', 'nl/heren/kleding/jeans/'],
      ),
    ],
  },
  {
    slug: 'vlekken-de-eerste-vijf-minuten',
    title: 'Vlekken: de eerste vijf minuten',
    short: 'Deppen, niet wrijven. Koud, niet heet. En wat je per vlek uit het keukenkastje haalt.',
    meta: 'Rode wijn, olie, koffie of inkt op je kleren? Wat je in de eerste vijf minuten doet en waar je beter vanaf blijft.',
    author: 'Marit de Wolff',
    date: '2026-04-23',
    audience: 'general',
    wear: [
      ['blouse', 'Wit'],
      ['shirt', 'Oudroze'],
      ['midi-dress', 'Lichtgeel'],
    ],
    parts: [
      prose(`
        Het glas gaat om en iedereen wil helpen. De een komt met zout, de ander met witte wijn, een derde begint te wrijven. Bedank ze en vraag een schone theedoek en koud water. In de eerste vijf minuten gaat het er vooral om dat je niets erger maakt.
      `),
      columns(
        'Altijd',
        `
        - **Dep van buiten naar binnen**, dan wordt de kring niet groter.
        - **Leg iets onder de stof**, zodat de vlek er niet door trekt naar je rug.
      `,
        `
        - **Gebruik koud water.** Warmte bakt eiwit en suiker vast.
        - **Test op een zoom** voordat je iets uit een flesje pakt.
      `,
      ),
      columns(
        'Per vlek',
        `
        **Rode wijn**: spuitwater en deppen. Zout zuigt op maar maakt de vezel ruw, dus niet op zijde.
        **Olie en boter**: maïzena erop, een uur wachten, afborstelen. Wat overblijft gaat weg met een druppel afwasmiddel.
        **Koffie en thee**: koud water met een scheutje azijn.
      `,
        `
        **Bloed**: koud water en geduld. Nooit warm.
        **Balpen**: een wattenstaafje met alcohol, van de rand naar het midden.
        **Make-up**: micellair water, hetzelfde waarmee je je gezicht schoonmaakt.
        **Gras**: groene zeep, een kwartier laten zitten.
      `,
      ),
      pictured(
        'ladies',
        9,
        'Waar je niet zelf aan begint',
        `
        Zijde, fluweel, gevoerde jasjes en alles met het woord stomen [op het label](/nl/wasvoorschriften/). Dep het ergste weg en schrijf op een briefje wat de vlek was en wanneer. De stomerij kan er veel meer mee als ze het niet hoeven te raden.
      `,
      ),
      prose(
        `
        De droger is de vijand. Een vlek die nog vaag te zien is na het wassen, is er met een tweede keer vaak alsnog uit. Gaat het stuk eerst de droger in, dan is hij er voorgoed. Kijk dus bij daglicht voordat je iets opvouwt of ophangt.
      `,
        'Na de was',
      ),
      onward(
        'Iets anders aan de hand met je kleding?',
        'Stuur ons een foto, dan denken we met je mee.',
        'Naar de klantenservice',
        '/nl/klantenservice/',
      ),
    ],
  },
];
