import { columns, goods, pictured, prose, questions } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** What ladies wear in cold and rain. */
export const damesWinter: readonly BlogDraft[] = [
  {
    slug: 'mantel-trench-of-gewatteerd',
    title: 'Mantel, trenchcoat of gewatteerd: welke winterjas wordt het?',
    short: 'Winterjas - Drie vragen over hoe je je verplaatst, en je weet welke jas jij nodig hebt.',
    meta: 'Een wollen mantel, een trenchcoat of een gewatteerde jas? Kies op hoe je reist, hoe snel je het koud hebt en wat je eronder draagt.',
    author: 'Marit de Wolff',
    date: '2025-10-02',
    audience: 'dames',
    wear: [
      ['overcoat', 'Bruin'],
      ['trench', 'Beige'],
      ['puffer', 'Petrol'],
    ],
    parts: [
      prose(`
        De beste winterjas is niet de warmste. Het is de jas die past bij wat je tussen acht en negen uur 's ochtends doet. Wie twintig minuten fietst, heeft het na vijf minuten warm en na tien minuten nat. Wie op een perron staat te wachten, krijgt het alleen maar kouder.
      `),
      columns(
        'Drie vragen',
        `
        **Fiets je?** Kies gewatteerd, tot op de heup, met een rits die ook van onderen opengaat. Een lange mantel kruipt op en komt in je wiel.
        **Wacht je veel?** Dan wil je lengte. Een mantel tot over de knie houdt meer warm dan een dikke jas tot je taille.
      `,
        `
        **Zit je vooral in de auto of de trein?** Een trenchcoat met een dun gewatteerd vest eronder is dan genoeg, negen van de tien dagen.
        Meet ook wat eronder moet. Een blazer vraagt in de schouder een maat ruimer dan een blouse.
      `,
      ),
      pictured(
        'ladies',
        1,
        'Waar je goede wol aan herkent',
        `
        Pak een stukje van de mantel tussen duim en wijsvinger en wrijf. Blijft het oppervlak glad, dan zijn de vezels lang en gaat hij niet snel pluizen. Houd de stof tegen het licht: hoe dichter het weefsel, hoe minder wind erdoor komt. Zestig procent [wol](/nl/blog/wol-scheerwol-merino-kasjmier/) is een eerlijke ondergrens voor een jas die je warm houdt.
      `,
      ),
      prose(
        `
        Neem een jas in een kleur die bij je schoenen past in plaats van bij je truien. Truien wissel je elke dag, schoenen draag je weken. Donkerblauw, camel en diepbruin gaan het langst mee; een petrolkleurige of rode jas is een keuze waar je elke ochtend blij van wordt, of na een maand genoeg van hebt. Vooraf weten welk type je bent scheelt geld.
      `,
        'En de kleur',
      ),
      goods(
        'Jassen voor koude maanden',
        ['Jassen', 'nl/dames/kleding/jassen/'],
        ['Sjaals', 'nl/dames/accessoires/sjaals/'],
      ),
    ],
  },
  {
    slug: 'droog-aankomen',
    title: 'Droog aankomen: kleding voor een natte week',
    short:
      'Regen - Waterafstotend is niet hetzelfde als waterdicht. Wat je echt nodig hebt hangt van de bui af.',
    meta: 'Waterafstotend, waterdicht, nat leer: wat je draagt in een week vol buien en hoe je je kleren daarna weer goed krijgt.',
    author: 'Marit de Wolff',
    date: '2026-11-05',
    audience: 'dames',
    wear: [
      ['trench', 'Donkerblauw'],
      ['puffer', 'Olijfgroen'],
      ['ankle-boots', 'Bruin'],
    ],
    parts: [
      prose(`
        In Nederland regent het gemiddeld zo'n zeven procent van de tijd. Dat is weinig, tenzij je elke dag om acht uur buiten moet zijn; dan lijkt het zeventig. Een jas die elke bui aankan is zwaar en klam. Daarom hebben we er liever een die de meeste buien aankan, en een paraplu voor de rest.
        Het woord waterafstotend betekent dat druppels van de stof af rollen, zo'n kwartier lang. Daarna trekken de naden als eerste vol. Waterdicht is pas waterdicht als ook de naden zijn dichtgeplakt.
      `),
      columns(
        'Van boven naar beneden',
        `
        **Jas**: een trenchcoat van dicht geweven katoen redt het van halte naar kantoor. Moet je fietsen, kies dan gewatteerd met een capuchon die je kunt aantrekken.
        **Broek**: een smalle pijp van wol of dunne denim is sneller droog dan een wijde. Suède en satijn laat je thuis.
      `,
        `
        **Schoenen**: glad leer met profiel. [Smeer ze vooraf in](/nl/blog/leren-schoenen-poetsen/) met een wasachtige crème, dan blijft het water buiten het leer.
        **Tas**: iets met een rits of klep. Een open shopper is een emmer.
      `,
      ),
      pictured(
        'ladies',
        3,
        'Als je toch nat bent',
        `
        Hang je jas aan een brede hanger, knoop hem dicht en strijk met je hand de revers glad. Niet op de verwarming: wol krimpt daar en coating laat los. Leren laarsjes vul je met krantenpapier, dat je na een uur vervangt. Ze mogen er gerust twee dagen over doen.
      `,
      ),
      questions(
        'Veel gevraagd',
        [
          'Hoe maak ik een jas weer waterafstotend?',
          'Was hem volgens het label en laat hem goed drogen. Vaak helpt een korte beurt met een warm strijkijzer over een doek al, want warmte zet de afwerking weer rechtop.',
        ],
        [
          'Mag een wollen mantel nat worden?',
          'Ja. Wol neemt veel vocht op voordat je het voelt. Laat hem rustig drogen en borstel hem daarna op.',
        ],
      ),
      goods(
        'Klaar voor een bui',
        ['Jassen', 'nl/dames/kleding/jassen/'],
        ['Laarzen', 'nl/dames/schoenen/laarzen/'],
      ),
    ],
  },
  {
    slug: 'truien-voor-wie-het-snel-warm-heeft',
    title: 'Truien voor wie het snel warm heeft',
    short: 'Je wilt een trui, geen sauna. Deze garens en modellen houden je warm zonder dat je gaat gloeien.',
    meta: 'Snel warm in een trui? Kies fijn garen, een open hals en de goede vezel. Zo vind je breisels die de hele dag prettig blijven.',
    author: 'Saskia Oldenburg',
    date: '2026-01-15',
    audience: 'dames',
    wear: [
      ['women-sweater', 'Petrol'],
      ['turtleneck', 'Camel'],
      ['cardigan', 'Ecru'],
    ],
    parts: [
      prose(`
        Buiten twee graden, in de winkel tweeëntwintig, in de trein zesentwintig. Wie het snel warm heeft, kent het probleem: een dikke trui trek je in de winter vaker uit dan aan. Toch hoef je niet in een blouse te zitten bibberen. Het gaat om het garen, de hals en de wijdte.
      `),
      columns(
        'Let op deze drie',
        `
        **Fijn gebreid.** Hoe dunner de draad, hoe sneller warmte weg kan. Een fijne merinotrui houdt je op temperatuur, een grove kabeltrui houdt je heet.
        **Een open hals.** Een V-hals of boothals laat via je nek veel warmte gaan. Een col doet het tegenovergestelde.
      `,
        `
        **Ruimte.** Een trui die een paar centimeter van je rug af valt, heeft zijn eigen ventilatie. Te strak plakt, te wijd vangt wind.
        Wie twijfelt neemt een vest: de enige trui met een knop om hem lager te zetten.
      `,
      ),
      pictured(
        'general',
        3,
        'Welke vezel dan?',
        `
        Merinowol neemt vocht op en geeft het langzaam weer af. Daardoor voelt hij minder klam dan katoen als je het warm krijgt, en ruikt hij 's avonds nog fris. Kasjmier is warmer dan hij eruitziet; koop hem dun. Katoen is koel, maar droogt traag. Acryl laat weinig vocht door, dus daar blijven we op dit punt bij weg.
      `,
        false,
      ),
      prose(
        `
        Draag er een hemdje van dunne katoen of merino onder in plaats van een shirt met mouwen. Je oksels blijven vrij, de trui blijft schoon en je hoeft hem [minder vaak te wassen](/nl/blog/wol-wassen-zonder-krimp/). Na een dag dragen hang je hem een nacht bij een open raam: meestal is dat genoeg.
      `,
        'Wat eronder gaat',
      ),
      goods('Fijn gebreid', ['Truien & vesten', 'nl/dames/kleding/truien-vesten/']),
    ],
  },
];
