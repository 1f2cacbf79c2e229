/** What the shop says about how a fit falls. */
export const FIT_SENTENCES: Record<string, readonly string[]> = {
  'Regular fit': [
    'De pasvorm is recht en comfortabel; kies gerust je gewone maat.',
    'Het model valt normaal: niet strak, niet ruim.',
    'Recht gesneden, met genoeg ruimte om je vrij te bewegen.',
  ],
  'Slim fit': [
    'Het model is slank gesneden; zit je tussen twee maten in, neem dan de grootste.',
    'De slanke snit volgt het lichaam zonder te knellen.',
  ],
  'Modern fit': ['De moderne snit laat wat ruimte bij de schouders en loopt licht getailleerd toe.'],
  Getailleerd: ['De taille is licht aangezet, wat een mooi silhouet geeft.'],
  Oversized: [
    'Het model is bewust ruim; wil je een strakkere lijn, neem dan een maat kleiner.',
    'De ruime snit met lage schouder oogt nonchalant en laat plaats voor een laag eronder.',
  ],
  Ruimvallend: [
    'De ruime snit beweegt met je mee en knelt nergens.',
    'Het model valt ruim, dus je eigen maat is altijd groot genoeg.',
  ],
  Aansluitend: ['De aansluitende pasvorm tekent de taille mooi af.'],
  'A-lijn': ['De A-lijn sluit aan in de taille en loopt naar de zoom wijder uit.'],
  'Hoge taille': ['De hoge taille maakt je benen langer en houdt elk topje netjes op zijn plaats.'],
  'Kort model': ['Het korte model eindigt net op de heup.'],
  'Boxy fit': ['De rechte, iets kortere snit valt los van het lichaam.'],
  'Rechte pijp': ['De rechte pijp valt precies op de schoen.'],
  'Wijde pijp': ['De wijde pijpen zwieren mee bij het lopen en vallen tot op de wreef.'],
  'Straight fit': ['Van heup tot zoom loopt de pijp recht naar beneden, het hele jaar door een goede keuze.'],
  'Mom fit': ['Ruim bij de heup en smal toelopend naar de enkel: een comfortabele klassieker.'],
  Flared: ['Vanaf de knie loopt de pijp uit; met een hak eronder valt hij het mooist.'],
  'Tapered fit': ['Boven is er ruimte, naar de enkel loopt de pijp smal toe.'],
};

/** With what or when to wear it, by category or by the category above it. */
export const COMBINATIONS: Record<string, readonly string[]> = {
  'kleding/jurken': [
    'Met sneakers draag je hem overdag, met een hak en een fijne ketting ’s avonds.',
    'Een lang vest of een kort jack erover, en je bent ook in het najaar klaar.',
    'Een riem in de taille verandert het silhouet meteen.',
  ],
  'kleding/blouses': [
    'Stop hem in een jeans met hoge taille of laat hem los over een rok vallen.',
    'Mooi onder een blazer, en los gedragen net zo goed.',
    'Draag de bovenste knopen open met een fijn topje eronder.',
  ],
  'kleding/tops-t-shirts': [
    'Mooi met een plooirok, en onder een vest net zo goed.',
    'Een basisstuk dat je vaker pakt dan je denkt.',
  ],
  'kleding/blazers': [
    'Met een pantalon erbij ga je naar een vergadering, met een jeans naar de stad.',
    'Rol de mouwen op voor een lossere indruk.',
  ],
  'kleding/rokken': [
    'Met een dunne trui erboven ben je klaar voor kantoor.',
    'Laarsjes in de winter, sandalen in de zomer: beide kan.',
  ],
  'kleding/jassen': [
    'Er past met gemak een dikke trui onder.',
    'Een jas die op de fiets net zo goed staat als bij een etentje.',
    'Sla de kraag op en je kunt de eerste herfstwind aan.',
  ],
  'kleding/overhemden': [
    'Draag het met een das onder een colbert of met opgerolde mouwen op een chino.',
    'Ook zonder das blijft de kraag netjes staan.',
  ],
  'kleding/colberts': [
    'Op een jeans met een T-shirt eronder oogt het ontspannen, met een overhemd zakelijk.',
    'Licht genoeg om de hele dag aan te houden.',
  ],
  'kleding/jeans': [
    'Met een wit T-shirt ben je klaar, met een blazer ga je zo door naar een afspraak.',
    'Rol de zoom een slag om voor een lichtere, zomerse look.',
  ],
  'kleding/truien-vesten': [
    'Lekker over een overhemd of gewoon op een jeans.',
    'Met een T-shirt eronder draag je dit van september tot mei.',
  ],
  schoenen: [
    'Ze lopen vanaf de eerste dag prettig; twijfel je tussen twee maten, kies dan de grootste.',
    'Het voetbed veert licht mee, ook na een lange dag.',
    'Laat ze na het dragen een dag rusten, dan blijven ze langer mooi.',
  ],
  tassen: [
    'Er is plaats voor je agenda, een flesje water en alles wat je onderweg nodig hebt.',
    'Met de hand afgewerkt in een klein atelier.',
  ],
  accessoires: [
    'Mooi om te geven, nog mooier om te houden.',
    'Zo’n detail dat een eenvoudige outfit afmaakt.',
  ],
};

export const GENERAL_COMBINATIONS: readonly string[] = [
  'Combineer met rustige kleuren en laat het model het werk doen.',
  'Een stuk dat je in elk seizoen uit de kast haalt.',
  'Net zo op zijn plek op kantoor als op een vrije zaterdag.',
  'Gemaakt om mee te nemen op reis: uit de koffer en klaar.',
];
