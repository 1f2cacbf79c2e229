import { columns, goods, pictured, prose, questions, said, wide } from './blog-parts.ts';
import type { BlogDraft } from './blog.ts';

/** What clothes are made of. */
export const materials: readonly BlogDraft[] = [
  {
    slug: 'wol-scheerwol-merino-kasjmier',
    title: 'Wol, scheerwol, merino, kasjmier: wat koop je eigenlijk?',
    short: 'Materiaal - Vier woorden op een label, vier verschillende truien. Een korte vertaling.',
    meta: 'Het verschil tussen wol, scheerwol, merinowol en kasjmier: waar het vandaan komt, hoe het draagt en wanneer het de prijs waard is.',
    author: 'Saskia Oldenburg',
    date: '2025-09-30',
    audience: 'general',
    wear: [
      ['turtleneck', 'Lichtgrijs'],
      ['sweater', 'Beige'],
      ['scarf', 'Camel'],
    ],
    parts: [
      prose(`
        Een label biedt ruimte aan een handvol woorden, en die worden zorgvuldig gekozen. Het helpt als je weet wat ze beloven en wat ze verzwijgen. Alle vier komen van een dier, alle vier zijn het haren met schubjes. Wat verschilt is hoe dik, hoe lang en hoe vaak ze al gebruikt zijn.
      `),
      columns(
        'De eerste twee',
        `
        **Wol** zonder meer is een verzamelnaam. Het kan nieuw zijn of gerecycled, fijn of grof. Sterk, warm, soms wat stug. Prima voor vesten, jassen en truien waar iets onder gaat.
      `,
        `
        **Scheerwol** betekent dat de vezel voor het eerst gesponnen is, van een levend schaap. Langer, dus gladder en sterker. Je vindt hem in pakken, blazers en broeken, waar hij strak geweven wordt.
      `,
      ),
      columns(
        'De zachte twee',
        `
        **Merinowol** komt van een ras met dunne haren. Onder de 20 micron (een mensenhaar is zo'n 70) buigt het puntje als het je huid raakt, en dan kriebelt het niet. Fijn op de blote huid en in elk seizoen.
      `,
        `
        **Kasjmier** is het donshaar van een geit, zo'n honderdvijftig gram per dier per jaar. Licht en heel warm. Lange vezels pillen weinig, korte veel; aan de prijs zie je vaak welke het zijn.
      `,
      ),
      said(
        'Vraag niet of het wol is. Vraag hoe lang de draad is, dan zie je ze nadenken.',
        'Truus van Weefhuizen, oprichter van Weefsel',
      ),
      prose(
        `
        Tien procent kasjmier in een wollen trui voel je een beetje. Vijf procent is er voor het label. Twintig procent polyamide in een wollen sok of vest is juist verstandig: het houdt de ellebogen heel. Acryl naast wol maakt een trui goedkoper en lichter, maar ook klammer. En gerecyclede wol is korter van draad, dus ruwer; daar staat tegenover dat er geen nieuw schaap voor nodig was. Meer vezels staan in onze [materialengids](/nl/materialengids/).
      `,
        'Mengsels eerlijk bekeken',
      ),
      goods(
        'Voel zelf het verschil',
        ['Dames', 'nl/dames/kleding/truien-vesten/'],
        ['Heren', 'nl/heren/kleding/truien-vesten/'],
      ),
    ],
  },
  {
    slug: 'van-vlas-tot-linnen',
    title: 'Van vlas tot linnen: honderd dagen en een beetje dauw',
    short: 'De blauwe bloemetjes in Zeeland worden een blouse. Wat er in de tussentijd met ze gebeurt.',
    meta: 'Hoe wordt linnen gemaakt? Van zaaien en plukken tot roten, zwingelen en weven, en waarom Europees vlas weinig water nodig heeft.',
    author: 'Yasmina el Idrissi',
    date: '2026-06-04',
    audience: 'general',
    wear: [
      ['blouse', 'Lichtblauw'],
      ['wide-trousers', 'Beige'],
      ['shirt', 'Ecru'],
    ],
    parts: [
      prose(`
        De akker in Zeeuws-Vlaanderen was blauw toen ik er op een ochtend in juni aankwam. Om twaalf uur was hij groen. Vlas bloeit per bloem maar een paar uur en wie te laat komt, ziet gras. Honderd dagen na het zaaien gaat het met wortel en al de grond uit, want de vezel loopt door tot onderin de stengel en afmaaien zou zonde zijn.
      `),
      columns(
        'Wat er daarna gebeurt',
        `
        **Roten.** De stengels blijven weken op het land liggen. Dauw, zon en schimmels maken de lijm los waarmee de vezel aan het hout vastzit. De boer keert ze en ruikt wanneer het genoeg is.
        **Zwingelen.** Een machine breekt het hout eruit. Wat overblijft is een bundel blond haar.
      `,
        `
        **Hekelen.** Kammen met steeds fijnere kammen. Lange vezels worden linnen voor kleding, korte worden touw, papier of isolatie.
        **Spinnen en weven.** Nat gesponnen garen is glad en glanst. Droog gesponnen is ruwer en voller.
      `,
      ),
      wide('general', 8),
      said(
        'Er gaat niets weg. Van het hout maken ze platen, van het zaad olie, en van het stof in mijn haar maakt mijn vrouw grapjes.',
        'Adrie Provoost, vlasboer bij Axel',
      ),
      prose(
        `
        Vlas groeit hier op regen en heeft weinig mest nodig. Dat maakt het een van de zuinigste vezels die we hebben, al is er niet genoeg van om de hele wereld te kleden: minder dan één procent van alle textiel is linnen. Een groot deel van het beste vlas komt uit de strook tussen Normandië en Zeeland.
        Let op de herkomst op het label. Staat er Europees linnen, dan gaat dat over de plant. Waar gesponnen en geweven is, staat er meestal niet bij. Als we het weten, lees je het bij het artikel.
      `,
        'Waarom het ertoe doet',
      ),
      goods(
        'Van linnen en verder',
        ['Dames', 'nl/dames/kleding/blouses/'],
        ['Heren', 'nl/heren/kleding/overhemden/'],
      ),
    ],
  },
  {
    slug: 'poplin-twill-pique-jersey',
    title: 'Poplin, twill, piqué, jersey: katoen in vier gedaanten',
    short: 'Dezelfde plant, een andere draad. Zo voel je met je ogen dicht wat je vasthebt.',
    meta: 'Poplin, twill, piqué en jersey zijn allemaal katoen. Leer de vier uit elkaar houden en weet waarvoor je welke kiest.',
    author: 'Bram Tielens',
    date: '2026-02-19',
    audience: 'general',
    wear: [
      ['shirt', 'Blauw', 'streep'],
      ['polo', 'Beige'],
      ['tee', 'Bordeaux'],
    ],
    parts: [
      prose(`
        Katoen is een plant, geen stof. Dat het ene overhemd ritselt en het andere valt als een laken, komt door hoe de draden elkaar kruisen. Wie vier manieren kent, kan een winkel blind door. Probeer het: doe je ogen dicht, wrijf de stof tussen duim en vinger, zeg wat het is.
      `),
      columns(
        'Geweven',
        `
        **Poplin**: één op, één onder, met een fijne schering. Glad, fris, een beetje stijf. Voor overhemden en blousejurken die er gestreken uit moeten zien.
      `,
        `
        **Twill**: de draad springt telkens een plaats op, waardoor er schuine lijntjes ontstaan. Soepeler, sterker, kreukt minder. Chino's en werkjassen zijn van twill, denim ook.
      `,
      ),
      columns(
        'Gebreid',
        `
        **Piqué**: een breisel met kleine kuiltjes, als een wafel. Lucht ertussen, dus koel op je rug. De stof van polo's.
      `,
        `
        **Jersey**: lusjes in één richting, rekbaar en zacht. T-shirts, en in een zwaardere versie ook jurken en blazers die je in een koffer propt.
      `,
      ),
      pictured(
        'general',
        9,
        'Gewicht is de helft',
        `
        Een poplin van 110 gram per vierkante meter is een zomerhemd, dezelfde poplin van 150 is voor het hele jaar. Jersey wordt onder de 150 gram doorschijnend en boven de 220 een trui. Fabrikanten weten het getal altijd; steeds vaker staat het bij het artikel.
      `,
        false,
      ),
      questions(
        'Etiketlezen',
        [
          'Wat betekent biologisch?',
          'Geteeld zonder kunstmest en bestrijdingsmiddelen. Het zegt niets over de kwaliteit van de draad.',
        ],
        [
          'Is meer draden per centimeter beter?',
          'Tot op zekere hoogte. Daarna wordt de draad zo dun dat hij sneller slijt.',
        ],
        [
          'Waarom elastaan?',
          'Voor twee procent meebewegen. Boven de vijf procent verliest de stof op den duur zijn vorm.',
        ],
      ),
      goods(
        'Katoen voor elke dag',
        ['Dames', 'nl/dames/kleding/tops-t-shirts/'],
        ['Heren', 'nl/heren/kleding/t-shirts/'],
      ),
    ],
  },
  {
    slug: 'leer-en-suede-kiezen',
    title: 'Leer en suède: wat je ruikt, voelt en mag vragen',
    short: 'Waar goed leer vandaan komt, hoe het is gelooid en waarom een kras geen ramp is.',
    meta: 'Nerfleer, suède, plantaardig of chroom gelooid: hoe je leer beoordeelt en welke vragen je een winkel mag stellen.',
    author: 'Joris Haverkamp',
    date: '2026-01-08',
    audience: 'general',
    wear: [
      ['bag', 'Camel'],
      ['bomber', 'Bruin'],
      ['belt', 'Cognac'],
    ],
    parts: [
      prose(`
        Een simpele proef voor leer: druk je duim erin en laat los. Echt leer rimpelt rond je vinger en komt langzaam terug, als de huid van je hand. Kunstleer deukt in als een bal en springt terug. De neus weet het trouwens meestal eerder.
        Bijna al het leer is een restproduct van vlees en zuivel. Dat maakt het niet onschuldig, maar er wordt zelden een koe voor gehouden. Wat wel uitmaakt, is hoe de huid leer werd.
      `),
      columns(
        'Twee manieren van looien',
        `
        **Met chroom**: een dag werk, soepel en kleurvast, zolang het afvalwater goed gezuiverd wordt. Vraag naar een certificaat van de looierij; goud is het hoogst.
      `,
        `
        **Plantaardig**: met schors en blad, weken tot maanden. Steviger, wordt donkerder in de zon en mooier van gebruik. Kan slecht tegen een plensbui.
      `,
      ),
      columns(
        'Nerf of vlees',
        `
        **Nerfleer** is de buitenkant, met poriën en soms een litteken of een muggenbeet. Glad, sterk, makkelijk af te nemen.
      `,
        `
        **Suède** is de binnenkant, opgeruwd tot een pool. Zachter, matter, gevoeliger voor water en vet. Nubuck is er familie van, maar dan geschuurd aan de buitenkant.
      `,
      ),
      prose(
        `
        Een kras in nerfleer wrijf je met een warme duim en een beetje leercrème bijna weg. Wat blijft, hoort erbij; over vijf jaar is het patina. Regenspetters op plantaardig leer worden vlekjes, tenzij je de hele tas licht vochtig maakt en gelijkmatig laat drogen. Nooit op de kachel, nooit in de zon.
        Eén eerlijke waarschuwing: het woord echt leer op een stempel zegt niets over kwaliteit. Het kan een dun afgesplitst laagje met een plastic huid zijn. Vol nerfleer is de term die je zoekt.
      `,
        'Krassen en regen',
      ),
      pictured(
        'men',
        7,
        'Twee vragen aan ons',
        `
        Waar is dit gelooid, en kan het gerepareerd worden? Weten we het antwoord niet, dan zoeken we het uit. Van een tas waarvan niemand een gesp kan vervangen, hebben we al eens afscheid genomen.
      `,
      ),
      goods('Van leer en suède', ['Dames', 'nl/dames/tassen/'], ['Heren', 'nl/heren/accessoires/tassen/']),
    ],
  },
];
