import type { BrandProfiles } from './brand-profile.ts';

export const profilesPToZ: BrandProfiles = {
  'petit-lavoir': {
    wear: [
      ['blouse', 'Wit', 'vichy'],
      ['midi-dress', 'Lichtblauw', 'vichy'],
      ['blazer', 'Ecru'],
    ],
    text: `
      Genoemd naar het wasbakje op het dorpsplein waar de oprichtster als kind speelde. Petit Lavoir maakt jurken en blouses die van wassen alleen maar beter worden. Ruitjes, streepjes en af en toe een strik.
    `,
  },
  'piave-nove': {
    wear: [
      ['bomber', 'Petrol'],
      ['polo', 'Groen'],
      ['chino', 'Zand'],
    ],
    text: `
      Sportief zonder strepen langs de mouw. Piave Nove begon in een garage aan de Via Piave nummer negen met wielerjacks en ging daarna steeds een beetje langzamer. De ritsen lopen nog altijd met één hand.
    `,
  },
  quintavelle: {
    wear: [
      ['midi-dress', 'Kobalt'],
      ['puffer', 'Bordeaux'],
      ['jumpsuit', 'Cognac'],
    ],
    text: `
      Vijf zeilen staan er in het embleem, een voor elke zus. Quintavelle maakt vrouwelijke kleding met veel stof en weinig poespas: jurken die waaien, jumpsuits die zitten, jassen die dichtgaan over een dikke trui.
    `,
  },
  rietveen: {
    wear: [
      ['shirt', 'Olijfgroen'],
      ['bomber', 'Olijfgroen'],
      ['wrap-dress', 'Olijfgroen'],
    ],
    text: `
      Kleding voor buiten de stad, verkocht tot ver daarbinnen. Rietveen is er voor dames en heren, eerlijk van prijs en stevig van draad. De groene en bruine tinten zijn gekozen op een plas bij Nieuwkoop, in november.
    `,
  },
  rondarello: {
    wear: [
      ['sneakers', 'Cognac'],
      ['women-sneakers', 'Groen'],
      ['ankle-boots', 'Taupe'],
    ],
    text: `
      Ronde neuzen, dat is alles wat je hoeft te weten. Rondarello gelooft dat tenen naast elkaar horen te liggen en maakt daar sneakers, laarsjes en veterschoenen omheen. Prettig voor brede voeten en voor lange dagen.
    `,
  },
  'rue-verveine': {
    wear: [
      ['women-tee', 'Wit', 'breton'],
      ['pencil-skirt', 'Oudroze'],
      ['women-jeans', 'Lichtblauw'],
    ],
    text: `
      Een straatje in Lyon waar het naar citroenverbena rook, of dat hopen ze nog altijd. Rue Verveine maakt shirts, rokken en blazers die samen een koffer vormen. Geen stuk steekt erboven uit, en dat is precies de bedoeling.
    `,
  },
  'sartoria-belluzzo': {
    wear: [
      ['shirt', 'Lichtblauw', 'krijtstreep'],
      ['overcoat', 'Camel'],
      ['belt', 'Bruin'],
    ],
    text: `
      De oude Belluzzo maakt nog één overhemd per week zelf, voor wie het lang genoeg volhoudt om te wachten. Zijn dochters doen de collectie, met dezelfde patronen en wat minder preken. Let op de schouder: daar zit een plooitje dat je arm laat bewegen.
    `,
  },
  skovlinde: {
    wear: [
      ['cardigan', 'Olijfgroen'],
      ['jumpsuit', 'Olijfgroen'],
      ['overcoat', 'Groen'],
    ],
    text: `
      Bos en dorp, wol en linnen, dames en heren: Skovlinde houdt van tweetallen. Het Deense merk werkt met een kleine breierij op Funen en laat in elk label de initialen stikken van wie het stuk heeft afgewerkt.
    `,
  },
  solvane: {
    wear: [
      ['slip-dress', 'Lichtgrijs'],
      ['wide-trousers', 'Antraciet'],
      ['blouse', 'Lichtgrijs', 'streep'],
    ],
    text: `
      Sølvane begon met grijs en bewees dat er honderd soorten van zijn; inmiddels liggen er ook kleuren naast. Slipjurken, wijde broeken en truien die tegen elkaar aan schuiven zonder naad. Wie van rust in de kast houdt, is hier klaar.
    `,
  },
  strandlyk: {
    wear: [
      ['ankle-boots', 'Camel'],
      ['sneakers', 'Ecru'],
      ['dress-shoes', 'Camel'],
    ],
    text: `
      Schoenen voor elke dag, voor een prijs waarvan je niet schrikt als de kinderen ook nog nieuwe nodig hebben. Strandlyk gebruikt splitleer waar het kan en nerfleer waar het moet, en zegt er eerlijk bij welke plek wat is.
    `,
  },
  ternore: {
    wear: [
      ['shirt', 'Donkerblauw'],
      ['jeans', 'Antraciet'],
      ['hoodie', 'Lichtgrijs'],
    ],
    text: `
      Een eiland, een oude visafslag en een ontwerper die niet van overbodige naden houdt. Ternøre maakt mannenkleding die je pas waardeert als je hem uittrekt en hij nog steeds recht hangt. Donkere tinten hebben de voorkeur, en dat is met opzet.
    `,
  },
  'tessel-touw': {
    wear: [
      ['blazer', 'Donkerblauw', 'visgraat'],
      ['puffer', 'Olijfgroen'],
      ['shorts', 'Beige'],
    ],
    text: `
      Wat begon als tassen van afgedankt zeildoek werd een volledige collectie voor aan boord en daarna. Tessel & Touw werkt met kleuren die zout verdragen. De jassen hebben een lus waar je ze nat aan kunt ophangen.
    `,
  },
  uiterwaarde: {
    wear: [
      ['bomber', 'Camel'],
      ['chino', 'Taupe'],
      ['polo', 'Olijfgroen'],
    ],
    text: `
      Uiterwaarde is gemaakt voor de hond, het hek en de verjaardag daarna. Bomberjacks en broeken die een spat verdragen, polo's die je zo onder een jasje schuift. Het merk komt uit Wijk bij Duurstede en laat dat op elk label weten.
    `,
  },
  veldwijk: {
    wear: [
      ['hoodie', 'Groen'],
      ['chino', 'Donkerblauw'],
      ['jacket', 'Donkerblauw'],
    ],
    text: `
      Veldwijk is de eerste keuze van veel mannen die we in de winkel helpen, en vaak ook de tweede. Hoodies die niet uitlubberen, colberts voor onder de tweehonderd euro, broeken in een rechte pijp. Gewoon goed.
    `,
  },
  vialdora: {
    wear: [
      ['women-sweater', 'Camel'],
      ['wide-trousers', 'Zand'],
      ['turtleneck', 'Cognac'],
    ],
    text: `
      Goudtinten zonder glitter, daar begon het mee. Vialdora breit truien in camel, honing en amandel en laat er broeken bij vallen die tot op de grond reiken. Het garen wordt gesponnen in Prato, voor een deel uit wol die al een leven achter de rug heeft.
    `,
  },
  vintersolen: {
    wear: [
      ['wide-trousers', 'Bruin'],
      ['cardigan', 'Ecru'],
      ['shirt', 'Ecru'],
    ],
    text: `
      De winterzon staat laag en geeft alles een warme rand. Vintersolen begint elke kleurkaart met dat licht: boter, leem, kastanje. Vesten en broeken zijn voor dames en heren uit dezelfde stof gesneden, in een eigen pasvorm.
    `,
  },
  waterkeer: {
    wear: [
      ['jacket', 'Petrol'],
      ['women-jeans', 'Donkerblauw'],
      ['top', 'Blauw'],
    ],
    text: `
      Een dijkwachter en een modeontwerpster trouwden en kregen een merk. Waterkeer maakt nette kleding die tegen een bui kan: colberts met een dicht geweven buitenkant, blouses die in een uur droog zijn.
    `,
  },
  wolwerf: {
    wear: [
      ['tee', 'Lichtgrijs', 'gemeleerd'],
      ['cardigan', 'Bordeaux'],
      ['jacket', 'Bruin', 'ruit'],
    ],
    text: `
      Op deze werf wordt geen schip gebouwd maar garen gesponnen, onder andere van Nederlandse schapen. Wolwerf mengt die ruwere wol met zachte, zodat je hem wel voelt maar niet krabt. De T-shirts zijn er voor eronder.
    `,
  },
  'yvaine-colbert': {
    wear: [
      ['blazer', 'Zwart', 'krijtstreep'],
      ['wide-trousers', 'Zwart'],
      ['jumpsuit', 'Zwart'],
    ],
    text: `
      Ja, ze heet echt zo, en ja, ze maakt het liefst jasjes. Yvaine Colbert leent haar snit uit de herenafdeling en past hem aan op heupen en een borst. Wijde broeken eronder, een jumpsuit voor de avond, en nergens een ruche.
    `,
  },
  zandlo: {
    wear: [
      ['bomber', 'Beige'],
      ['women-tee', 'Zand'],
      ['chino', 'Beige'],
    ],
    text: `
      Zandlo rekent in duinkleuren en dagprijzen. Jacks, shirts en broeken voor wie weinig wil uitgeven en toch iets wil waar een gedachte in zit. De zomen zijn extra breed, zodat je ze een keer kunt laten uitleggen.
    `,
  },
};
