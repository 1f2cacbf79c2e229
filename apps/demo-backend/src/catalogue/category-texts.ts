/** What the shop says above a category, by SEO path without `nl/`. */
const DESCRIPTIONS: Record<string, string> = {
  'dames/':
    'Van linnen blouses tot wollen mantels: de hele damescollectie, met zorg gekozen uit ruim veertig merken.',
  'dames/nieuw/': 'Net uitgepakt. Dit zijn de nieuwste stukken voor dames, elke week aangevuld.',
  'dames/kleding/': 'Jurken, blouses, broeken en breisels die goed zitten en lang meegaan.',
  'dames/kleding/jurken/': 'Midi-jurken, slipjurken en blousejurken voor kantoor, feest en alles ertussenin.',
  'dames/kleding/blouses/':
    'Blouses van zijde, linnen en poplin, strak of ruim, met de details die het verschil maken.',
  'dames/kleding/tops-t-shirts/':
    'Tops en T-shirts waar je steeds naar teruggrijpt, van zwaar katoen tot soepele zijde.',
  'dames/kleding/truien-vesten/':
    'Truien en vesten van merino, kasjmier en wol: zacht op de huid en warm genoeg voor buiten.',
  'dames/kleding/blazers/': 'Blazers die een outfit afmaken, van getailleerd tot oversized.',
  'dames/kleding/jassen/': 'Mantels, trenchcoats en gewatteerde jassen voor elk weertype.',
  'dames/kleding/rokken/': 'Plooirokken en kokerrokken die meebewegen en mooi vallen.',
  'dames/kleding/broeken/': 'Wijde broeken en pantalons met een pasvorm die de hele dag prettig blijft.',
  'dames/kleding/jeans/': 'Van straight fit tot wijde pijp: jeans in alle maten en lengtes.',
  'dames/kleding/shorts/': 'Luchtige shorts voor warme dagen, van linnen en katoen.',
  'dames/kleding/jumpsuits/': 'Eén stuk en je bent aangekleed: jumpsuits voor elke gelegenheid.',
  'dames/schoenen/': 'Sneakers en laarsjes van leer en suède, gemaakt om in te lopen.',
  'dames/schoenen/sneakers/': 'Leren en suède sneakers die bij een jurk net zo goed staan als bij een jeans.',
  'dames/schoenen/laarzen/': 'Enkellaarsjes met blokhak of profielzool, klaar voor natte straten.',
  'dames/tassen/': 'Schoudertassen en shoppers van plantaardig gelooid leer en suède.',
  'dames/accessoires/': 'Sjaals en riemen: kleine stukken die veel doen.',
  'dames/accessoires/sjaals/': 'Sjaals van wol, kasjmier en zijde, effen of met dessin.',
  'dames/accessoires/riemen/': 'Leren riemen, smal of breed, voor op een broek of over een jurk.',
  'dames/sale/': 'Stukken uit eerdere collecties, nu voor een zachtere prijs. Op is op.',
  'heren/': 'Overhemden, colberts, jeans en schoenen: de hele herencollectie van merken met vakmanschap.',
  'heren/nieuw/': 'Net uitgepakt. De nieuwste stukken voor heren, elke week aangevuld.',
  'heren/kleding/': 'Goed gemaakte herenkleding, van een zwaar T-shirt tot een wollen overjas.',
  'heren/kleding/overhemden/': 'Overhemden van poplin, linnen en katoen, met een kraag die blijft staan.',
  'heren/kleding/polos/': 'Polo’s van piqué, jersey en merinowol, voor in het weekend en onder een colbert.',
  'heren/kleding/t-shirts/': 'T-shirts van stevig katoen die hun vorm houden, was na was.',
  'heren/kleding/truien-vesten/': 'Truien, vesten en hoodies van merino, wol en katoen.',
  'heren/kleding/colberts/': 'Colberts van scheerwol, linnen en corduroy, van zakelijk tot ontspannen.',
  'heren/kleding/jassen/': 'Overjassen, gewatteerde jassen en bomberjacks tegen wind en regen.',
  'heren/kleding/broeken/': 'Pantalons met een nette persvouw of juist een tunnelkoord.',
  'heren/kleding/chinos/': 'Chino’s van soepele twill, slim, regular of tapered.',
  'heren/kleding/jeans/': 'Jeans van stevige denim in alle maten en lengtes.',
  'heren/kleding/shorts/': 'Shorts van katoen en linnen, netjes genoeg voor een terras.',
  'heren/schoenen/': 'Sneakers, veterschoenen en boots van leer en suède.',
  'heren/schoenen/sneakers/': 'Ingetogen sneakers van leer en suède, onder een jeans of een pak.',
  'heren/schoenen/nette-schoenen/': 'Veterschoenen die je kunt laten verzolen en jaren draagt.',
  'heren/schoenen/boots/': 'Chelsea boots van leer en suède voor de natte maanden.',
  'heren/accessoires/': 'Riemen, sjaals en tassen die een outfit afmaken.',
  'heren/accessoires/riemen/': 'Riemen van leer en suède, van glad tot gevlochten.',
  'heren/accessoires/sjaals/': 'Warme sjaals van wol, merino en kasjmier.',
  'heren/accessoires/tassen/': 'Weekendtassen met ruimte voor een laptop en een extra paar schoenen.',
  'heren/sale/': 'Stukken uit eerdere collecties, nu voor een zachtere prijs. Op is op.',
};

/** One or two sentences about a category; null for the root. */
export const categoryDescription = (seoPath: string): string | null =>
  DESCRIPTIONS[seoPath.replace(/^nl\//, '')] ?? null;
