/** Texts of fields that several forms have, and of what may be wrong with them. */
const formTexts = {
  'headless.form.email': 'E-mailadres',
  'headless.form.password': 'Wachtwoord',
  'headless.form.show': 'Tonen',
  'headless.form.hide': 'Verbergen',
  'headless.form.showPassword': 'Wachtwoord tonen',
  'headless.form.hidePassword': 'Wachtwoord verbergen',
  'headless.form.newPassword': 'Nieuw wachtwoord',
  'headless.form.passwordRules': 'Minstens 8 tekens. Een paar losse woorden onthoud je het makkelijkst.',
  'headless.form.passwordAgain': 'Nieuw wachtwoord nog een keer',
  'headless.form.firstName': 'Voornaam',
  'headless.form.lastName': 'Achternaam',
  'headless.form.company': 'Bedrijfsnaam (niet verplicht)',
  'headless.form.business': 'Ik bestel zakelijk',
  'headless.form.companyName': 'Bedrijfsnaam',
  'headless.form.vatId': 'Btw-nummer (niet verplicht)',
  'headless.form.vatIdHelp':
    'Komt op je factuur. Met de landcode, zoals NL123456782B01, BE0123456749 of DE136695976. We rekenen altijd btw.',
  'headless.form.vatUnchecked':
    'We konden je btw-nummer nu niet controleren. Je kunt gewoon verder; het komt op je factuur zoals je het invulde.',
  'headless.form.country': 'Land',
  'headless.form.countryChoose': 'Kies een land',
  'headless.form.countriesFailed': 'De landen laden niet.',
  'headless.form.zipcode': 'Postcode',
  'headless.form.houseNumber': 'Huisnummer',
  'headless.form.addition': 'Toevoeging',
  'headless.form.additionBE': 'Bus',
  'headless.form.addressFilled': 'Ingevuld: {street} in {city}.',
  'headless.form.addressDiffers': 'Bij deze postcode en dit huisnummer hoort {street} in {city}.',
  'headless.form.addressTakeOver': 'Neem over',
  'headless.form.addressUnknown':
    'We kennen dit huisnummer niet bij deze postcode. Kijk het na, of vul straat en plaats zelf in.',
  'headless.form.addressFailed': 'Straat en plaats opzoeken lukt nu niet. Vul ze zelf in.',
  'headless.form.street': 'Straat',
  'headless.form.city': 'Plaats',
  'headless.form.phone': 'Telefoonnummer (niet verplicht)',
  'headless.form.phoneHelp': 'Alleen voor vragen over de bezorging.',
  'headless.form.errors': 'Nog niet alles is goed ingevuld',
  'headless.form.offline':
    'We kunnen de winkel even niet bereiken. Kijk je internetverbinding na en probeer het opnieuw.',
  'headless.form.throttled': 'Je hebt dit te vaak geprobeerd. Wacht even en probeer het dan opnieuw.',
  'headless.form.failed': 'Dat lukt even niet. Wat je hebt ingevuld staat er nog. Probeer het zo opnieuw.',
  'headless.form.error.email': 'Vul je e-mailadres in.',
  'headless.form.error.emailForm': 'Dit is geen volledig e-mailadres. Denk aan het apenstaartje (@).',
  'headless.form.error.emailTaken':
    'Er is al een account met dit e-mailadres. Log in of kies een ander adres.',
  'headless.form.error.emailAgain': 'Vul je nieuwe e-mailadres nog een keer in.',
  'headless.form.error.password': 'Vul je wachtwoord in.',
  'headless.form.error.newPassword': 'Kies een wachtwoord.',
  'headless.form.error.passwordShort': 'Dit wachtwoord is te kort. Kies er een van minstens 8 tekens.',
  'headless.form.error.passwordWrong': 'Dit is niet je huidige wachtwoord.',
  'headless.form.error.passwordAgain': 'Vul je nieuwe wachtwoord nog een keer in.',
  'headless.form.error.notSame': 'Dit is niet twee keer hetzelfde.',
  'headless.form.error.phone':
    'Dit telefoonnummer klopt niet. Een nummer is bijvoorbeeld 06 12345678 of +32 475 12 34 56.',
  'headless.form.error.firstName': 'Vul je voornaam in.',
  'headless.form.error.lastName': 'Vul je achternaam in.',
  'headless.form.error.company': 'Vul je bedrijfsnaam in.',
  'headless.form.error.vatId':
    'Dit btw-nummer klopt niet. Het begint met het land, bijvoorbeeld NL123456782B01, BE0123456749 of DE123456788.',
  'headless.form.error.vatUnknown':
    'Dit btw-nummer staat niet in het Europese register (VIES). Kijk het na. Klopt het toch, verstuur het dan nog een keer.',
  'headless.form.error.zipcode': 'Vul je postcode in.',
  'headless.form.error.zipcodeNL':
    'Een Nederlandse postcode is vier cijfers en twee letters, bijvoorbeeld 1012 AB.',
  'headless.form.error.zipcodeBE': 'Een Belgische postcode is vier cijfers, bijvoorbeeld 2000.',
  'headless.form.error.zipcodeDE': 'Een Duitse postcode is vijf cijfers, bijvoorbeeld 50667.',
  'headless.form.error.zipcodeWrong': 'Deze postcode past niet bij het land dat je koos.',
  'headless.form.error.houseNumber': 'Vul je huisnummer in.',
  'headless.form.error.houseNumberForm':
    'Vul een nummer in, bijvoorbeeld 12 of 12a. De rest hoort bij de toevoeging.',
  'headless.form.error.addition': 'Een toevoeging is kort, bijvoorbeeld A of 2-hoog.',
  'headless.form.error.street': 'Vul je straat in.',
  'headless.form.error.city': 'Vul je plaats in.',
  'headless.form.error.country': 'Naar het land van dit adres bezorgen we niet. Kies een ander land.',
  'headless.form.error.tooLong': 'Dit is te lang. Kort het in.',
  'headless.form.error.other': 'Dit klopt niet. Kijk het na.',
} as const;

/** Texts that several owners show, most of them on components of this library. `{name}` marks a value that is filled in. */
export const texts = {
  ...formTexts,
  'headless.common.retry': 'Probeer het opnieuw',
  'headless.common.close': 'Sluiten',
  'headless.common.loading': 'Even geduld…',
  'headless.common.home': 'Home',
  'headless.common.breadcrumbs': 'Kruimelpad',
  'headless.way.label': 'Stappen naar je bestelling',
  'headless.way.cart': 'Winkelmand',
  'headless.way.details': 'Gegevens',
  'headless.way.payment': 'Betalen',
  'headless.product.sale': 'SALE',
  'headless.product.free': 'Gratis',
  'headless.product.fromPrice': 'vanaf',
  'headless.product.quantityPrice': 'Vanaf {count} stuks {price} per stuk',
  'headless.product.cardLowestPrice': 'Laagste prijs 30 dagen: {price}',
  'headless.product.lowestPrice': 'Laagste prijs van de laatste 30 dagen: {price}',
  'headless.product.wasPrice': 'van',
  'headless.product.nowPrice': 'voor',
  'headless.search.noResults': 'Geen resultaten gevonden',
  'headless.error.title': 'Er ging iets mis',
  'headless.link.terms.url': '/nl/algemene-voorwaarden/',
  'headless.link.guarantee.url': '/nl/garantie/',
} as const;

declare module '@weefsel/contracts/snippets' {
  interface TextOwners {
    ui: typeof texts;
  }
}
