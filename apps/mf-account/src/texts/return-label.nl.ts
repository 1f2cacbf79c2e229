/** Texts of the return label. */
export const returnLabelTexts = {
  'headless.returnLabel.title': 'Je retourlabel',
  'headless.returnLabel.pack': 'Doe je artikelen in een stevige doos of zak. Die waarin ze kwamen, is prima.',
  'headless.returnLabel.stick': 'Plak dit label op het pakket, over het oude label heen.',
  'headless.returnLabel.bring': 'Geef je pakket uiterlijk {date} af bij een afhaalpunt.',
  'headless.returnLabel.print': 'Print het label',
  'headless.returnLabel.printHelp': 'Print deze pagina met je browser: alleen het label komt op papier.',
  'headless.returnLabel.paper': 'Papier',
  'headless.returnLabel.a4': 'Op gewoon papier (A4)',
  'headless.returnLabel.a6': 'Op een labelprinter (A6)',
  'headless.returnLabel.noPrinter': 'Geen printer?',
  'headless.returnLabel.noPrinterHelp':
    'Laat bij het afhaalpunt de vierkante code op je telefoon zien. Daar printen ze het label voor je. Zet {code} op je pakket, dan weten we altijd van wie het is.',
  'headless.returnLabel.from': 'Afzender',
  'headless.returnLabel.to': 'Aan',
  'headless.returnLabel.bars': 'Streepjescode {code}',
  'headless.returnLabel.square': 'QR-code {code}',
  'headless.returnLabel.failed': 'We kunnen je label even niet ophalen.',
  'headless.returnLabel.gone':
    'Dit label is er niet of niet meer. Kijk bij je bestelling, of in de mail die je van je retour kreeg.',
  'headless.returnLabel.received': 'Je retour is al bij ons binnen. Je hebt geen label meer nodig.',
  'headless.returnLabel.settled': 'Je geld van deze retour is al terug. Je hoeft niets meer op te sturen.',
  'headless.returnLabel.unsent': 'Deze artikelen waren nog niet verzonden. Je hoeft niets terug te sturen.',
  'headless.returnLabel.cancelled': 'Deze bestelling is geannuleerd. Je hoeft niets terug te sturen.',
  'headless.returnLabel.proofTitle': 'Is dit jouw label?',
  'headless.returnLabel.proofHelp':
    'Op het label staat een adres. Vul de postcode van de bestelling in, dan weten we dat het van jou is.',
  'headless.returnLabel.zipcode': 'Postcode',
  'headless.returnLabel.zipcodeMissing': 'Vul de postcode van de bestelling in.',
  'headless.returnLabel.proofSubmit': 'Toon mijn label',
  'headless.returnLabel.proofWrong': 'Deze postcode hoort niet bij de bestelling. Kijk hem even na.',
} as const;
