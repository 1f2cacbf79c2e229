import type { BrandProfiles } from './brand-profile.ts';

export const profilesAToG: BrandProfiles = {
  '5e-kade': {
    wear: [
      ['shirt', 'Blauw'],
      ['hoodie', 'Ecru'],
      ['women-sweater', 'Petrol'],
    ],
    text: `
      In een oud koffiepakhuis aan de vijfde kade tekent een ploeg van zes kleding die tegen een fietstocht kan. Stevige stoffen, rechte lijnen, zakken waar een sleutelbos in past. Het hemd van de een hangt bij hen thuis vaak aan de kapstok van de ander.
    `,
  },
  achterveen: {
    wear: [
      ['jeans', 'Blauw'],
      ['jacket', 'Olijfgroen'],
      ['shirt', 'Wit'],
    ],
    text: `
      Achterveen begon met een jeans voor mannen die op hun werk knielen en tillen. Inmiddels is er een hele garderobe omheen gegroeid, van overhemd tot colbert, altijd vriendelijk geprijsd. De naden zijn dubbel waar het erom gaat en enkel waar het niet hoeft.
    `,
  },
  'alma-trevia': {
    wear: [
      ['blazer', 'Zwart'],
      ['midi-dress', 'Rood'],
      ['scarf', 'Terracotta'],
    ],
    text: `
      Alma Trevia knipt haar blazers zelf, op een marmeren tafel in een voormalige bakkerij in Turijn. De schouder is zacht, de taille precies, de voering mooier dan iemand ooit te zien krijgt. Je koopt er niet veel van, en draagt het lang.
    `,
  },
  askelind: {
    wear: [
      ['midi-dress', 'Saliegroen'],
      ['shirt', 'Lichtgrijs'],
      ['chino', 'Zand'],
    ],
    text: `
      Rustige vormen in kleuren die je in een berkenbos tegenkomt: dat is Askelind in één zin. Het merk ontwerpt voor dames en heren aan dezelfde tafel, zodat alles bij elkaar past. Let op de knopen, die zijn van steennoot en allemaal net anders.
    `,
  },
  'atelier-sorbier': {
    wear: [
      ['overcoat', 'Bordeaux'],
      ['blouse', 'Ecru'],
      ['chino', 'Bruin'],
    ],
    text: `
      Een sorbier is een lijsterbes, en zo'n boom staat op de binnenplaats waar Atelier Sorbier sinds 1996 werkt. Vijf coupeuses maken er patronen die op de pop worden bijgesteld tot er niets meer af kan. Wie er een mantel van heeft, herkent de volgende aan de kraag.
    `,
  },
  binnenveld: {
    wear: [
      ['chino', 'Olijfgroen'],
      ['puffer', 'Donkerblauw'],
      ['polo', 'Wit'],
    ],
    text: `
      Goede kleding voor gewone dagen, en dan ook echt voor een gewone prijs. Binnenveld houdt de modellen elk jaar gelijk en verandert alleen de kleuren, zodat je de broek die je goed zit gewoon nog een keer koopt.
    `,
  },
  bjorkhalla: {
    wear: [
      ['sweater', 'Donkerblauw', 'kabel'],
      ['cardigan', 'Ecru'],
      ['scarf', 'Groen', 'streep'],
    ],
    text: `
      Björkhalla is op zijn best in breisels voor mannen die buiten zijn. De patronen komen uit een notitieboek van een visser uit Bohuslän en zijn nauwelijks aangepast. Trek zo'n trui één winter aan en hij heeft de vorm van jouw schouders.
    `,
  },
  'bois-tendrel': {
    wear: [
      ['blazer', 'Saliegroen'],
      ['top', 'Oudroze'],
      ['wide-trousers', 'Beige'],
    ],
    text: `
      Bois Tendrel maakt lichte, losse kleding met één detail dat je pas bij het aantrekken ontdekt: een plooi, een binnenzakje, een bandje in een andere kleur. Alles is bedoeld om te mengen met wat je al hebt.
    `,
  },
  brunatelli: {
    wear: [
      ['jacket', 'Bruin'],
      ['turtleneck', 'Lichtgrijs'],
      ['shirt', 'Lichtblauw'],
    ],
    text: `
      Vier generaties Brunatelli, allemaal kleermaker, allemaal koppig. De colberts worden met de hand gepikeerd, waardoor de revers rollen in plaats van vouwen. Het is geen koopje en dat proberen ze ook niet te lijken.
    `,
  },
  calvenza: {
    wear: [
      ['ankle-boots', 'Cognac'],
      ['sneakers', 'Wit'],
      ['dress-shoes', 'Bruin'],
    ],
    text: `
      Schoenen uit de Marken, de streek waar in elk dorp wel iemand leesten snijdt. Calvenza gebruikt er drie: smal, gewoon en voor een hoge wreef. Laarsjes en veterschoenen zijn te verzolen, en dat raden ze zelf ook aan.
    `,
  },
  castelmarino: {
    wear: [
      ['chino', 'Ecru'],
      ['jacket', 'Camel'],
      ['scarf', 'Camel'],
    ],
    text: `
      Kleding voor een lunch die uitloopt. Castelmarino houdt van lichte broeken, ongevoerde jasjes en overhemden waarvan de kraag ook zonder das overeind blijft. De kleuren zijn die van een kuststadje nadat de toeristen weg zijn.
    `,
  },
  clairlune: {
    wear: [
      ['midi-dress', 'Lichtblauw'],
      ['blouse', 'Lichtblauw'],
      ['belt', 'Taupe'],
    ],
    text: `
      Jurken en blouses die op een feest niet opvallen en later op de foto's juist wel. Clairlune tekent zijn prints met inkt en laat de vlekjes staan. Het merk is klein en maakt van elk dessin maar één partij.
    `,
  },
  'cote-brunelle': {
    wear: [
      ['women-jeans', 'Wit'],
      ['blouse', 'Rood', 'stip'],
      ['jumpsuit', 'Zand'],
    ],
    text: `
      Zeelucht zonder ankers of touwtjes. Côte Brunelle komt uit een badplaats in Bretagne en maakt kleding die na een wandeling in de wind nog net zo zit. De witte jeans is al tien jaar hetzelfde model.
    `,
  },
  'delphine-marot': {
    wear: [
      ['pleated-skirt', 'Petrol'],
      ['women-sweater', 'Ecru'],
      ['blouse', 'Zwart'],
    ],
    text: `
      Delphine Marot leerde plisseren bij een huis dat voor het theater werkte. Haar rokken bewegen daarom alsof er altijd iemand net de hoek om is. De rest van de collectie houdt zich stil, in wol en zijde van een zeldzaam goede hand.
    `,
  },
  'draad-kade': {
    wear: [
      ['polo', 'Donkerblauw'],
      ['midi-dress', 'Bordeaux'],
      ['tee', 'Wit'],
    ],
    text: `
      Twee vrienden, een lege etage boven een zeilmaker en het voornemen om basisstukken te maken die je durft te zoeken als ze in de was zitten. Draad & Kade werkt met een handvol stoffen die elk seizoen terugkomen. Het zwaarste T-shirt is hun trots.
    `,
  },
  elvhaga: {
    wear: [
      ['women-sweater', 'Lichtblauw'],
      ['slip-dress', 'Lichtgrijs'],
      ['pleated-skirt', 'Saliegroen'],
    ],
    text: `
      Elvhaga ligt aan een rivier en dat zie je: water, mist, kiezels, alles zit in de kleuren. De truien zijn kort en zacht, de rokken lang en licht. Samen maken ze een silhouet dat je niet hoeft te oefenen.
    `,
  },
  fjordal: {
    wear: [
      ['overcoat', 'Petrol'],
      ['blouse', 'Ecru'],
      ['polo', 'Antraciet'],
    ],
    text: `
      Warm, waterbestendig en toch te dragen naar een concert. Fjordal begon met jassen en is daar nog steeds op zijn best, al hangen er nu ook blouses en polo's omheen. Van de meeste jassen is er een korte en een lange versie.
    `,
  },
  garvemans: {
    wear: [
      ['bag', 'Cognac'],
      ['ankle-boots', 'Zwart'],
      ['dress-shoes', 'Cognac'],
    ],
    text: `
      Zadelmakers van oorsprong, sinds 1932 gevestigd in hetzelfde pand. Garvemans stikt tassen met twee naalden tegelijk, zodat een naad dicht blijft als er één draad breekt. Gespen en sluitingen zijn te vervangen, ook na jaren.
    `,
  },
  grachtlicht: {
    wear: [
      ['blazer', 'Kobalt'],
      ['wide-trousers', 'Donkerblauw'],
      ['blouse', 'Lichtblauw'],
    ],
    text: `
      Grachtlicht kleedt vrouwen die op één dag naar kantoor, naar school en naar de schouwburg gaan. Blazers met zakken, broeken die vallen, blouses die niet openspringen. Alles is gepast op collega's van maat 36 tot 46.
    `,
  },
};
