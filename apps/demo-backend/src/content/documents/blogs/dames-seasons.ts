import { columns, goods, onward, pictured, prose, questions, said, wide } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** What ladies wear when the weather turns. */
export const damesSeasons: readonly BlogDraft[] = [
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
        Pak een stukje van de mantel tussen duim en wijsvinger en wrijf. Blijft het oppervlak glad, dan zijn de vezels lang en gaat hij niet snel pluizen. Houd de stof tegen het licht: hoe dichter het weefsel, hoe minder wind erdoor komt. Zestig procent wol is een eerlijke ondergrens voor een jas die je warm houdt.
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
    slug: 'laagjes-voor-oktober',
    title: 'Laagjes voor een dag van zes tot achttien graden',
    short: 'In oktober vertrek je in de mist en lunch je in de zon. Met drie dunne lagen kom je de dag door.',
    meta: 'Zo kleed je je in oktober: een dunne laag op de huid, een laag die je uittrekt en een jas die de wind tegenhoudt.',
    author: 'Yasmina el Idrissi',
    date: '2025-10-09',
    audience: 'dames',
    wear: [
      ['women-tee', 'Wit', 'breton'],
      ['cardigan', 'Camel'],
      ['trench', 'Olijfgroen'],
    ],
    parts: [
      prose(`
        Zeven uur: ijs op de autoruit. Eén uur: mensen in T-shirt op een terras. In oktober heeft niemand de goede jas aan, behalve wie er geen van twintig centimeter dik draagt. Lucht tussen dunne lagen houdt je warmer dan één dikke trui, en je kunt er tussendoor iets van uittrekken zonder dat je tas niet meer dicht kan.
      `),
      columns(
        'De volgorde',
        `
        - **Op je huid**: een T-shirt of dunne coltrui van merinowol of katoen. Hij mag strak zitten, niemand ziet hem de hele dag.
        - **Daarop**: een vest of een blouse die je open kunt dragen. Knopen zijn handiger dan een trui over je hoofd, zeker met een bril.
      `,
        `
        - **Buiten**: iets dat wind tegenhoudt. Een trenchcoat of een ongevoerd bomberjack is genoeg zolang het niet vriest.
        - **Los erbij**: een sjaal. Die weegt niets en voelt als een extra laag.
      `,
      ),
      wide('ladies', 0),
      prose(
        `
        Wat lagen lelijk maakt, is bijna altijd lengte. Zorg dat elke laag een paar centimeter langer of korter is dan de vorige, nooit net even lang. Een vest op de heup, een blouse die er een hand onderuit komt, een jas die alles bedekt: dat leest als bedoeld. Drie zomen die op dezelfde hoogte eindigen lezen als haast.
        Houd twee lagen in één kleurfamilie en laat de derde ertegenin gaan. Camel over ecru met een olijfgroene jas. Grijs over wit met een rode sjaal. Meer kleuren heb je niet nodig om uit te zien alsof je hebt nagedacht.
      `,
        'Waarom het soms rommelig wordt',
      ),
      onward(
        'Beginnen met een goed vest',
        'Daar haal je van september tot mei plezier van.',
        'Bekijk truien en vesten',
        '/nl/dames/kleding/truien-vesten/',
      ),
    ],
  },
  {
    slug: 'eerste-lentedagen',
    title: 'De eerste lentedagen: jas open, sokken uit?',
    short: 'Maart liegt. Met deze vijf stukken ben je toch op tijd gekleed voor het voorjaar.',
    meta: 'Wat draag je als het in de zon lente is en in de schaduw nog winter? Vijf stukken die van maart tot mei hun werk doen.',
    author: 'Saskia Oldenburg',
    date: '2026-03-12',
    audience: 'dames',
    wear: [
      ['trench', 'Camel'],
      ['women-sweater', 'Lichtblauw'],
      ['women-jeans', 'Wit'],
    ],
    parts: [
      prose(`
        Op de eerste dag van vijftien graden wil je alles tegelijk: de winterjas de zolder op, de sandalen eruit, koffie buiten. Twee dagen later hagelt het. Ruim dus niet te vroeg op, maar zet wel een rijtje klaar van dingen die tegen beide kunnen.
      `),
      columns(
        'Vijf die het redden',
        `
        - **Een trenchcoat.** Dicht tegen de wind, open in de zon, en hij past over een blazer.
        - **Een katoenen trui.** Even fijn als wol, maar hij prikt niet op een blote arm.
        - **Een lichte jeans.** Ecru of wit tilt alles op wat al in je kast hangt.
      `,
        `
        - **Een blousejurk.** Nu met laarsjes en een panty, in mei met blote benen en sneakers.
        - **Een zijden of viscose sjaal.** Om je hals als het waait, aan je tas zodra het meevalt.
      `,
      ),
      pictured(
        'ladies',
        2,
        'Licht, maar niet zomers',
        `
        Voorjaar zit minder in blote huid dan in kleur. Haal zwart een paar weken uit je basis en leg er donkerblauw of taupe voor in de plaats. Een lichtblauwe trui op een witte broek is warm genoeg voor een ochtend in maart en toch leest niemand er winter in.
        Schoenen zijn het sein. Een lage sneaker met een onzichtbaar sokje zegt lente, ook onder een wollen broek.
      `,
        false,
      ),
      prose(
        `
        Zet je winterjas intussen niet in een plastic hoes achter in de kast, maar laat hem een dag buiten luchten en hang hem daarna gewoon aan de kapstok. Tot half april heb je hem vaker nodig dan je denkt. Laat hem pas reinigen als je zeker weet dat je klaar bent, dan gaat hij schoon de zomer in.
      `,
        'De winter nog niet wegdoen',
      ),
      goods(
        'Nieuw voor het voorjaar',
        ['Nieuw', 'nl/dames/nieuw/'],
        ['Blouses', 'nl/dames/kleding/blouses/'],
      ),
    ],
  },
  {
    slug: 'koel-in-linnen',
    title: 'Koel blijven in linnen, ook op kantoor',
    short: 'Zomer - Linnen kreukt, dat is geen fout maar de reden dat het werkt.',
    meta: 'Linnen houdt je koel op dagen van dertig graden. Zo kies je het goede gewicht, kleed je het netjes aan en leef je met de kreukels.',
    author: 'Yasmina el Idrissi',
    date: '2025-06-26',
    audience: 'dames',
    wear: [
      ['blouse', 'Ecru'],
      ['women-shorts', 'Zand'],
      ['shirt-dress', 'Terracotta'],
    ],
    parts: [
      prose(`
        Boven de achtentwintig graden draait kleding om lucht. Linnen laat meer lucht door dan katoen, neemt vocht op voordat het plakt en staat een beetje van je lijf af. Dat laatste komt doordat de vezel stijf is, en diezelfde stijfheid maakt de kreukels. Je kunt het ene niet hebben zonder het andere.
      `),
      columns(
        'Welk linnen waarvoor',
        `
        **Licht en open** geweven: voor blouses en sjaals. Houd het tegen het licht voordat je het koopt, je wilt zien hoeveel je gaat zien.
        **Middelzwaar**: voor jurken en wijde broeken. Valt beter en kreukt in grotere, rustiger vouwen.
      `,
        `
        **Met viscose gemengd**: soepeler en minder kreukels, iets minder koel.
        **Met katoen gemengd**: makkelijk te strijken en vaak lager in prijs. Een goede eerste linnen blouse.
      `,
      ),
      said(
        'Ik strijk mijn linnen alleen bij de kraag en de knopenlijst. De rest doet de warmte van je lijf.',
        'Yasmina el Idrissi, redacteur',
      ),
      prose(
        `
        Op kantoor werkt linnen als er één ding strak is. Een wijde linnen broek met een glad topje. Een linnen blouse in een kokerrok van scheerwol. Een linnen jurk met een blazer die je over je stoel hangt zodra je zit. Donkere kleuren laten kreukels minder zien dan lichte, en een klein streepje verbergt ze bijna helemaal.
        Spoel nieuw linnen een keer voordat je het draagt. Het wordt er meteen zachter van, en de stijfsel uit de fabriek is eruit. Hang het nat op, trek de zomen recht en laat de zon de rest doen.
      `,
        'Netjes met kreukels',
      ),
      goods(
        'Luchtige stukken',
        ['Blouses', 'nl/dames/kleding/blouses/'],
        ['Shorts', 'nl/dames/kleding/shorts/'],
        ['Jurken', 'nl/dames/kleding/jurken/'],
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
    date: '2025-11-06',
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
        **Schoenen**: glad leer met profiel. Smeer ze vooraf in met een wasachtige crème, dan blijft het water buiten het leer.
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
        Draag er een hemdje van dunne katoen of merino onder in plaats van een shirt met mouwen. Je oksels blijven vrij, de trui blijft schoon en je hoeft hem minder vaak te wassen. Na een dag dragen hang je hem een nacht bij een open raam: meestal is dat genoeg.
      `,
        'Wat eronder gaat',
      ),
      goods('Fijn gebreid', ['Truien & vesten', 'nl/dames/kleding/truien-vesten/']),
    ],
  },
];
