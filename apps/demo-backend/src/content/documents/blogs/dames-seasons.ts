import { columns, goods, onward, pictured, prose, said, wide } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** What ladies wear from spring to autumn. */
export const damesSeasons: readonly BlogDraft[] = [
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
      wide('ladies', 0),
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
        - **Los erbij**: een [sjaal](/nl/blog/sjaal-knopen-op-vijf-manieren/). Die weegt niets en voelt als een extra laag.
      `,
      ),
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
        Voor het eerst vijftien graden, en je wilt alles tegelijk: de winterjas de zolder op, de sandalen eruit, koffie buiten. Twee dagen later hagelt het. Ruim dus niet te vroeg op, maar zet wel een rijtje klaar van dingen die tegen beide kunnen.
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
      said(
        'Ik strijk mijn linnen alleen bij de kraag en de knopenlijst. De rest doet de warmte van je lijf.',
        'Noor van Weefhuizen, mede-eigenaar van Weefsel',
      ),
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
];
