import type { BrandProfiles } from './brand-profile.ts';

export const profilesHToO: BrandProfiles = {
  halmstra: {
    wear: [
      ['turtleneck', 'Olijfgroen'],
      ['overcoat', 'Donkerblauw'],
      ['hoodie', 'Antraciet'],
    ],
    text: `
      Fries en daar niet stil over. Halmstra maakt coltruien en jassen voor mannen die een uur in de wind kunnen staan praten. De maten vallen ruim in de schouder en lang in de mouw.
    `,
  },
  halvorso: {
    wear: [
      ['cardigan', 'Beige'],
      ['chino', 'Antraciet'],
      ['women-tee', 'Taupe'],
    ],
    text: `
      Een merk van een broer en een zus, de een bioloog, de ander breister. Halvorsø zoekt bij elke stof eerst uit waar het dier of de plant leefde en ontwerpt daarna pas iets. Dat duurt lang, dus de collectie is klein en verandert langzaam.
    `,
  },
  'heloise-garance': {
    wear: [
      ['blouse', 'Bordeaux'],
      ['wide-trousers', 'Zwart'],
      ['overcoat', 'Camel'],
    ],
    text: `
      De blouse is hier geen bijzaak maar het begin. Héloïse Garance tekent elke kraag op ware grootte en laat hem een week op de paspop hangen voordat hij door mag. Kleuren lopen van garanceroze, de oude naam voor meekrap, tot diep roest.
    `,
  },
  hooijmans: {
    wear: [
      ['shirt', 'Lichtblauw', 'ruit'],
      ['chino', 'Camel'],
      ['sweater', 'Groen'],
    ],
    text: `
      Hooijmans maakte vijftig jaar werkhemden voor boeren en timmerlui en ontdekte toen dat ook architecten ze wilden. De ruiten zijn gebleven, de stof is zachter geworden. Het knoopje achter in de kraag zit er nog altijd.
    `,
  },
  ijsselgoed: {
    wear: [
      ['jeans', 'Donkerblauw'],
      ['women-jeans', 'Lichtblauw'],
      ['bomber', 'Olijfgroen'],
    ],
    text: `
      Betaalbare denim zonder fratsen: drie wassingen, vijf modellen, lengtes van 30 tot 34. IJsselgoed mengt in een deel van de stoffen gerecycled katoen en schrijft het percentage gewoon op het label.
    `,
  },
  'indigo-werf': {
    wear: [
      ['bomber', 'Donkerblauw'],
      ['women-jeans', 'Donkerblauw'],
      ['jeans', 'Zwart'],
    ],
    text: `
      Op een oude scheepswerf in Vlissingen staan nu verfkuipen in plaats van boten. Indigo Werf dompelt garen acht keer, zodat het blauw diep begint en mooi vervaagt. Ook de jacks zijn gemaakt om te slijten op jouw manier.
    `,
  },
  'jolanthe-verbeeck': {
    wear: [
      ['pleated-skirt', 'Lila'],
      ['blouse', 'Oudroze'],
      ['scarf', 'Rood'],
    ],
    text: `
      Antwerpse, eigenzinnig en gek op kleur. Jolanthe Verbeeck zet lila naast roest en bewijst elk seizoen dat het kan. Haar plooirokken hebben zakken in de zijnaad, omdat ze zelf nooit een tas bij zich heeft.
    `,
  },
  kettingdraad: {
    wear: [
      ['bomber', 'Antraciet'],
      ['women-jeans', 'Zwart'],
      ['jeans', 'Blauw'],
    ],
    text: `
      De kettingdraad is de draad die op een weefgetouw de spanning draagt, en dat is ook ongeveer hoe dit merk naar kleding kijkt. Zware denim op smalle getouwen, met een randje dat je ziet als je de pijp omslaat. Koop hem strak en geef hem een maand.
    `,
  },
  'lanificio-terravo': {
    wear: [
      ['jacket', 'Antraciet'],
      ['chino', 'Taupe'],
      ['sweater', 'Bordeaux'],
    ],
    text: `
      Een wolfabriek uit Biella die pas vijftien jaar geleden besloot zelf ook kleding te maken. Wie de stof al in huis heeft, kan geduld hebben: truien en broeken rusten na het breien en weven twee weken voordat ze gesneden worden. Je voelt het aan hoe ze hangen.
    `,
  },
  leerhuys: {
    wear: [
      ['bag', 'Bruin'],
      ['belt', 'Cognac'],
      ['ankle-boots', 'Bruin'],
    ],
    text: `
      Tassen, riemen en schoenen zonder logo aan de buitenkant. Leerhuys stempelt zijn naam aan de binnenkant van de klep en vindt dat genoeg. Het leer is vol van nerf en mag gerust een kras hebben, ook nieuw.
    `,
  },
  lindewater: {
    wear: [
      ['wide-trousers', 'Ecru'],
      ['women-sweater', 'Zand'],
      ['puffer', 'Beige'],
    ],
    text: `
      Lindewater maakt het soort kleren waar je 's ochtends als eerste naar grijpt. Wijde broeken, zachte truien, jassen die niet knellen, in kleuren die bij elkaar horen. En dat alles voor een bedrag waar je niet over hoeft te slapen.
    `,
  },
  'lucette-varin': {
    wear: [
      ['blazer', 'Oudroze'],
      ['pleated-skirt', 'Cognac'],
      ['women-tee', 'Ecru'],
    ],
    text: `
      Lucette Varin was kostuumontwerper voor film voordat ze een eigen lijn begon. Ze denkt in scènes: wie draagt dit, waar loopt ze heen, wat zit er in haar zak? Het levert kleding op met karakter, die toch niet vraagt om een publiek.
    `,
  },
  lysgren: {
    wear: [
      ['blouse', 'Saliegroen'],
      ['cardigan', 'Lichtgeel'],
      ['wrap-dress', 'Wit'],
    ],
    text: `
      Lysgren betekent lichte tak. Het past bij de blouses, die dun zijn zonder door te schijnen, en bij de vesten, die je oprolt en in een tas stopt. Een merk voor de maanden waarin je niet weet wat het weer gaat doen.
    `,
  },
  maasduin: {
    wear: [
      ['shirt', 'Wit'],
      ['polo', 'Beige'],
      ['chino', 'Donkerblauw'],
    ],
    text: `
      Overhemden en broeken voor een eerste baan of een twintigste verjaardag. Maasduin houdt de prijs laag door weinig modellen lang door te maken. Kraagmaten lopen van 38 tot en met 44, ook in de aansluitende pasvorm.
    `,
  },
  malund: {
    wear: [
      ['women-sweater', 'Rood'],
      ['women-jeans', 'Blauw'],
      ['shirt', 'Donkerblauw'],
    ],
    text: `
      Måns en Lund zijn de achternamen van twee buren in Malmö, die de ene zomer een schuur opknapten en de volgende een kledingmerk begonnen. Målund is praktisch en een tikje eigenwijs: bijna alles mag in de wasmachine, en elke trui heeft een lusje om hem aan op te hangen.
    `,
  },
  montefiora: {
    wear: [
      ['blouse', 'Terracotta'],
      ['women-shorts', 'Beige'],
      ['women-tee', 'Okergeel'],
    ],
    text: `
      Een heuvel vol klaprozen in Umbrië gaf dit huis zijn naam en zijn rode tinten. Montefiora maakt zomerkleding die het hele jaar in de kast mag blijven: blouses voor onder een trui, shorts voor boven een panty.
    `,
  },
  'morgenrood-studio': {
    wear: [
      ['cardigan', 'Oudroze'],
      ['midi-dress', 'Terracotta'],
      ['top', 'Bordeaux'],
    ],
    text: `
      Vier studiegenoten van de kunstacademie in Arnhem, één snijtafel en geen geld voor reclame. Morgenrood Studio verkoopt daarom wat zijzelf zouden willen kunnen betalen. Zachte vesten, jurken zonder rits en elk seizoen één kleur die nergens anders ligt.
    `,
  },
  noordeling: {
    wear: [
      ['chino', 'Bruin'],
      ['overcoat', 'Bruin'],
      ['sweater', 'Olijfgroen'],
    ],
    text: `
      Noordeling kleedt mannen die liever niet winkelen. De collectie is zo opgezet dat elke broek bij elke trui past en elke trui onder elke jas. Je kunt dus blind kiezen en het klopt nog steeds.
    `,
  },
  oeverlinde: {
    wear: [
      ['pleated-skirt', 'Donkerblauw'],
      ['blazer', 'Lichtgrijs'],
      ['puffer', 'Petrol'],
    ],
    text: `
      Rokken waarin je kunt fietsen: daar begon Oeverlinde mee, en het is nog steeds de vraag waaraan elk nieuw model wordt getoetst. Plooien met genoeg wijdte, zomen boven de ketting, blazers met ruimte in de rug.
    `,
  },
  oosterwey: {
    wear: [
      ['shirt', 'Wit', 'krijtstreep'],
      ['belt', 'Zwart'],
      ['chino', 'Antraciet'],
    ],
    text: `
      Oosterwey is een hemdenmaker met de precisie van een horlogezaak. Acht steken per centimeter, parelmoeren knopen op een steeltje, een kraag in drie hoogtes. Wie eenmaal weet welke hij heeft, bestelt de volgende zonder passen.
    `,
  },
  orsavia: {
    wear: [
      ['women-sneakers', 'Wit'],
      ['ankle-boots', 'Bordeaux'],
      ['women-sneakers', 'Cognac'],
    ],
    text: `
      Schoenen als sieraden, maar dan om op te lopen. Orsavia werkt met één atelier aan de Brenta, waar twintig mensen samen zo'n zestig paar per dag maken. De binnenzool is van ongeverfd leer en wordt na een week die van jou.
    `,
  },
};
