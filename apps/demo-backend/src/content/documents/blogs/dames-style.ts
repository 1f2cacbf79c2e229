import { columns, goods, onward, pictured, prose, questions, said, wide } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** Colour, print and combining for ladies. */
export const damesStyle: readonly BlogDraft[] = [
  {
    slug: 'bordeaux-combineren',
    title: 'Bordeaux: de kleur die bijna zwart vervangt',
    short: 'Kleur - Bordeaux is donker genoeg voor elke dag en warmer dan alles wat je al hebt.',
    meta: 'Waarmee combineer je bordeauxrood? Vijf kleuren die het altijd doen, een die je beter laat, en waar je begint als je twijfelt.',
    author: 'Saskia Oldenburg',
    date: '2026-09-24',
    audience: 'dames',
    wear: [
      ['women-sweater', 'Bordeaux'],
      ['chino', 'Camel'],
      ['bag', 'Bordeaux'],
    ],
    parts: [
      prose(`
        Ieder najaar komt er een kleur voorbij die overal ligt en na kerst weer weg is. Bordeaux niet. Die blijft hangen, seizoen na seizoen, omdat hij doet wat zwart doet zonder dat je gezicht er grauw bij wordt. In een jas, een tas of een paar laarsjes merk je pas na een week dat je iets roods draagt.
      `),
      columns(
        'Vijf goede buren',
        `
        - **Camel**: warm naast warm, de makkelijkste.
        - **Lichtblauw**: fris, mooi in een blouse onder een bordeaux trui.
        - **Grijs**: houdt het rustig op kantoor.
      `,
        `
        - **Oudroze**: dezelfde familie, twee tinten lichter.
        - **Donkerblauw denim**: altijd, zonder nadenken.
        Felrood ernaast maakt bordeaux juist dof. Leg er liever een dieper bruin bij.
      `,
      ),
      pictured(
        'ladies',
        5,
        'Waar je begint',
        `
        Twijfel je, begin dan ver van je gezicht. Een [tas in bordeaux](/nl/dames/tassen/) past bij alles waar een bruine tas bij past. Daarna laarsjes, dan een broek of rok. Een trui of blouse komt als laatste: daar zie je pas of de tint met jouw huid meewerkt. Er zijn wijnrode tinten met blauw erin en tinten met bruin erin. Houd er twee bij je wang in daglicht en je weet het.
      `,
        false,
      ),
      prose(
        `
        Heb je de smaak te pakken, draag dan twee stukken in bordeaux van verschillende stof. Een fijne trui op een satijnen rok, of suède laarsjes onder een wollen jas. De stof neemt de verf anders op en daardoor zijn het nooit precies dezelfde kleuren. Dat hoort zo. Te precies gelijk lijkt op een uniform, bijna gelijk lijkt op smaak.
      `,
        'Van top tot teen',
      ),
      goods('Nieuw deze maand', ['Nieuw', 'nl/dames/nieuw/'], ['Tassen', 'nl/dames/tassen/']),
    ],
  },
  {
    slug: 'wit-op-wit-in-de-winter',
    title: 'Wit op wit, ook in februari',
    short: 'Ecru, wolwit en zand over elkaar: warm om te zien en makkelijker schoon te houden dan je denkt.',
    meta: 'Winterwit dragen zonder vlekkenangst: welke tinten bij elkaar horen, welke stoffen werken en hoe je ze schoon houdt.',
    author: 'Yasmina el Idrissi',
    date: '2026-02-05',
    audience: 'dames',
    wear: [
      ['women-sweater', 'Ecru', 'rib'],
      ['wide-trousers', 'Ecru'],
      ['overcoat', 'Beige'],
    ],
    parts: [
      prose(`
        Wit is van de zomer, vindt iedereen, tot er in februari iemand langsloopt in een ecru trui op een ivoren broek en je je afvraagt waarom jij alweer in het donkerblauw zit. Licht van kleur en zwaar van stof: dat is winterwit.
        Het geheim is dat niets echt wit is. Optisch wit, het soort met een zweem blauw, hoort bij katoen en juli. Voor nu zoek je de kleur van schapenwol, havermelk, gebroken eierschaal.
      `),
      columns(
        'Drie lagen, drie tinten',
        `
        Draag het lichtst bij je gezicht en word naar beneden toe donkerder. Een ecru coltrui, een broek in zand, laarsjes in taupe. Omgekeerd kan ook, maar dan lijkt je bovenlijf zwaarder.
      `,
        `
        Laat de stoffen van elkaar verschillen: een ribtrui, een gladde wollen broek, een jas met een korte pool. Juist omdat er geen kleur is, gaan je ogen op zoek naar structuur.
      `,
      ),
      said(
        'Ik was mijn ecru truien vaker in mijn hoofd dan in het echt. Twee keer per winter, meer is het niet.',
        'Saskia Oldenburg, redacteur',
      ),
      prose(
        `
        Vlekken op licht zie je eerder, dus haal je ze ook eerder weg. Dat is precies waarom een witte trui vaak langer mooi blijft dan een zwarte, waar een vlek weken ongezien in kan trekken. Neem een doekje met [lauw water en een druppel wolwasmiddel](/nl/blog/wol-wassen-zonder-krimp/) en dep van buiten naar binnen. Modder laat je eerst drogen; dan borstel je hem er zo uit.
        De broek is het spannendst. Neem er een met een omslag of laat hem een centimeter korter maken, dan blijft de zoom van de straat.
      `,
        'Schoon houden',
      ),
      goods(
        'Lichte winterstukken',
        ['Truien', 'nl/dames/kleding/truien-vesten/'],
        ['Broeken', 'nl/dames/kleding/broeken/'],
      ),
    ],
  },
  {
    slug: 'bloemenprint-zonder-suiker',
    title: 'Bloemenprint zonder suiker',
    short: 'Een donkere ondergrond, een grove schoen en de bloemen worden vanzelf volwassen.',
    meta: 'Draag een bloemenprint zonder dat het zoet wordt. Over ondergrond, schaal van het dessin en wat je ernaast zet.',
    author: 'Marit de Wolff',
    date: '2026-03-26',
    audience: 'dames',
    wear: [
      ['midi-dress', 'Groen', 'bloem'],
      ['bomber', 'Zwart'],
      ['blouse', 'Donkerblauw', 'bloem'],
    ],
    parts: [
      prose(`
        Mijn moeder had een jurk met madeliefjes waarin ze eruitzag als een theedoek, en ze vertelde dat er zelf bij. Sindsdien kijk ik anders naar bloemen. Het ligt zelden aan de print, bijna altijd aan wat eromheen gebeurt.
        Drie dingen maken een dessin zoet: een lichte ondergrond, kleine bloemetjes en een strikje. Eén ervan kan prima. Alle drie tegelijk is een verjaardagstaart.
      `),
      columns(
        'Zo kies je',
        `
        **De ondergrond.** Donkergroen, inktblauw of bordeaux geeft rust en is bovendien minder gevoelig voor vlekken.
        **De schaal.** Hoe groter je zelf bent, hoe groter de bloem mag zijn. Een fijn dessin op een lange jurk wordt van een afstand een waas.
      `,
        `
        **De ruimte.** Bloemen met lucht ertussen zijn rustiger dan een print die alles vult.
        **De snit.** Hoe eenvoudiger het model, hoe meer de print mag doen. Ruches horen bij effen stoffen.
      `,
      ),
      pictured(
        'ladies',
        0,
        'Iets stoers ernaast',
        `
        Een [bomberjack](/nl/dames/kleding/jassen/), een grof vest, een laars met profiel: elke bloem wordt beter van een beetje tegenwicht. Op kantoor doet een strakke blazer hetzelfde werk. Haal voor dat tweede stuk een kleur uit de print die er maar klein in voorkomt, het groen van een blaadje bijvoorbeeld. Dat ziet niemand en iedereen merkt het.
      `,
      ),
      questions(
        'Mag dat, print bij print?',
        ['Bloemen met strepen?', 'Ja, als ze een kleur delen en de streep smal is.'],
        ['Bloemen met een ruit?', 'Moeilijker. Probeer het met een sjaal, dan kun je terug.'],
        ['Bloemen op een broek?', 'Graag, met een effen bovenstuk in de kleur van de ondergrond.'],
      ),
      goods(
        'Met en zonder print',
        ['Jurken', 'nl/dames/kleding/jurken/'],
        ['Blouses', 'nl/dames/kleding/blouses/'],
      ),
    ],
  },
  {
    slug: 'een-slipjurk-vier-seizoenen',
    title: 'Eén slipjurk, vier seizoenen',
    short: 'Een slipjurk hangt in januari niet voor niets in de kast. Je hoeft hem alleen anders te lezen.',
    meta: 'Van blote benen tot coltrui: zo draag je dezelfde slipjurk in de lente, zomer, herfst en winter. Met vier complete outfits.',
    author: 'Yasmina el Idrissi',
    date: '2026-06-11',
    audience: 'dames',
    wear: [
      ['slip-dress', 'Cognac'],
      ['cardigan', 'Lichtblauw'],
      ['ankle-boots', 'Bruin'],
    ],
    parts: [
      prose(`
        Op de hanger is het bijna niets. Twee bandjes, een stuk stof dat schuin geknipt is, geen rits, geen knoop. Juist daardoor kan een slipjurk alles zijn: jurk, rok, onderlaag. Ik kocht de mijne vier jaar geleden voor één avond en draag hem nu gemiddeld om de week.
      `),
      columns(
        'Lente en zomer',
        `
        **April**: een dun vest dat je dichtknoopt, zodat alleen de rok te zien is. Sneakers, een tas over je schouder. Niemand ziet dat het een jurk is.
      `,
        `
        **Juli**: zo weinig mogelijk. Platte sandalen of sneakers, haar vast, een linnen blouse los eroverheen tegen de zon en in de kerk.
      `,
      ),
      columns(
        'Herfst en winter',
        `
        **Oktober**: een T-shirt met lange mouwen eronder en een blazer erop. Laarsjes die onder de zoom verdwijnen.
      `,
        `
        **Januari**: een ruime trui die tot op je heup valt, een dikke panty en een mantel. De satijnen rand die onder de trui uit komt, maakt van een gewone dag een kleine avond.
      `,
      ),
      pictured(
        'ladies',
        4,
        'Waar je bij het kopen op let',
        `
        De lengte: halverwege de kuit is het veelzijdigst, want dan past er een laars onder. De bandjes moeten verstelbaar zijn. En de stof hoort schuin van draad te zijn geknipt; trek eraan en hij geeft mee. Neem een effen, halfdonkere tint. Cognac, olijf of grijs zie je vaker terug dan champagne.
      `,
      ),
      prose(
        `
        Satijn van viscose of polyester mag in een waszakje op de fijnwas, zijde breng je liever weg. Strijken doe je binnenstebuiten, als de stof nog net vochtig is. Hangt hij daarna een halfuur in de badkamer, dan is hij weer glad.
      `,
        'Hoe hij mooi blijft',
      ),
      goods(
        'Slipjurken en vesten',
        ['Jurken', 'nl/dames/kleding/jurken/'],
        ['Vesten', 'nl/dames/kleding/truien-vesten/'],
      ),
    ],
  },
  {
    slug: 'sjaal-knopen-op-vijf-manieren',
    title: 'Een sjaal knopen: vijf manieren die je onthoudt',
    short: 'Van snel tegen de wind tot netjes onder een mantel. Een spiegel is niet nodig.',
    meta: 'Vijf manieren om een sjaal te knopen die blijven zitten, en welke lengte en stof je daarvoor nodig hebt.',
    author: 'Saskia Oldenburg',
    date: '2026-11-12',
    audience: 'dames',
    wear: [
      ['scarf', 'Okergeel'],
      ['scarf', 'Blauw', 'ruit'],
      ['scarf', 'Rood', 'streep'],
    ],
    parts: [
      wide('general', 8),
      prose(`
        Dertig sjaalknopen in een filmpje van vier minuten, en na afloop kun je er geen een meer. Vijf is genoeg. Ze hebben gemeen dat je ze zonder spiegel legt, met koude handen, op weg naar de deur.
      `),
      columns(
        'Voor een lange sjaal',
        `
        **De lus.** Vouw hem dubbel, leg hem om je nek en haal de uiteinden door de lus. Warm, snel, blijft zitten op de fiets.
        **De slag.** Eén keer om, de uiteinden ongelijk naar voren. Staat het best bij een sjaal met franje.
      `,
        `
        **De plooi.** Los om je nek, onder de revers van je mantel, de punten recht naar beneden. Sluit de jas eroverheen. Dit is de netste van de vijf.
      `,
      ),
      columns(
        'Voor een vierkante sjaal',
        `
        **De driehoek.** Vouw schuin dubbel, punt naar voren, de hoeken achter je nek kruisen en voor weer onder de punt stoppen. Vult precies de hals van een trenchcoat.
      `,
        `
        **De band.** Rol de sjaal schuin op tot een strook en knoop hem kort om je hals, de knoop opzij. Of door de lussen van je jeans, als riem in de zomer.
      `,
      ),
      prose(
        `
        Een sjaal van een meter tachtig bij dertig kan bijna alles. Korter wordt een das, langer sleept. Wol en kasjmier blijven vanzelf liggen, zijde en viscose glijden en willen een knoop. Voel met de binnenkant van je pols of hij kriebelt: die huid is net zo gevoelig als die van je hals.
        Draag je veel effen, dan is een sjaal de plek voor een ruit of een uitgesproken kleur. Oker bij donkerblauw, rood bij grijs. Is je jas al geruit, houd het dan bij één tint uit de ruit.
      `,
        'Lengte en stof',
      ),
      onward(
        'Er ontbreekt er een aan je kapstok?',
        'Wol, kasjmier, viscose en zijde, effen en met dessin.',
        'Bekijk alle sjaals',
        '/nl/dames/accessoires/sjaals/',
      ),
    ],
  },
];
