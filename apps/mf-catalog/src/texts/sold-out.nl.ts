/** Texts of sold-out products and their stock alerts. */
export const soldOutTexts = {
  'headless.product.alertTitle': 'Uitverkocht: {choice}',
  'headless.product.alertSize': 'maat {size}',
  'headless.product.alertLength': 'lengte {length}',
  'headless.product.alertEmail': 'E-mailadres',
  'headless.product.alertHelp': 'Je krijgt één bericht zodra deze keuze terug is, en verder niets.',
  'headless.product.alertSend': 'Mail me als het er weer is',
  'headless.product.alertFailed': 'Dat lukt even niet. Probeer het zo opnieuw.',
  'headless.product.alertColours': 'Wel te koop in:',
  'headless.product.alertLike': 'Bekijk meer {category}',
  'headless.product.alertLikeInSize': 'Bekijk {category} in maat {size}',
  'headless.stockAlert.title': 'Bericht als het terug is',
  'headless.stockAlert.asked': 'Nog één klik in je mail',
  'headless.stockAlert.askedHelp':
    'We hebben je een mail gestuurd. Klik op de knop daarin, dan weten we dat het adres van jou is. Staat er niets in je inbox? Kijk dan ook bij ongewenste mail.',
  'headless.stockAlert.back': 'Het is er weer',
  'headless.stockAlert.backHelp':
    'Goed nieuws: je keuze is net weer op voorraad. Ga terug en leg het in je winkelmand.',
  'headless.stockAlert.confirm': 'Zullen we je mailen?',
  'headless.stockAlert.confirmHelp': 'Je krijgt één bericht zodra je keuze weer op voorraad is.',
  'headless.stockAlert.confirmSubmit': 'Ja, mail me',
  'headless.stockAlert.confirmed': 'We houden het voor je in de gaten',
  'headless.stockAlert.confirmedHelp': 'Zodra je keuze weer op voorraad is, krijg je één bericht.',
  'headless.stockAlert.stop': 'Geen voorraadberichten meer?',
  'headless.stockAlert.stopHelp': 'We sturen je dan geen bericht meer over artikelen die je graag wilde.',
  'headless.stockAlert.stopSubmit': 'Stop mijn voorraadberichten',
  'headless.stockAlert.stopped': 'Je krijgt geen voorraadberichten meer',
  'headless.stockAlert.stoppedHelp': 'Bedenk je je? Kies de maat opnieuw op de pagina van het artikel.',
  'headless.stockAlert.linkWrong':
    'Deze link werkt niet meer. Vraag het bericht opnieuw aan op de pagina van het artikel.',
  'headless.stockAlert.continue': 'Verder winkelen',
} as const;
