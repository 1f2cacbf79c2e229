/** Texts of the pages after an order: thanks, and paying again. */
export const orderedTexts = {
  'headless.ordered.loading': 'Je bestelling wordt opgehaald…',
  'headless.ordered.title': 'Je bestelling',
  'headless.ordered.thanks': 'Bedankt voor je bestelling',
  'headless.ordered.paid': 'Je betaling is gelukt. We gaan meteen voor je aan de slag.',
  'headless.ordered.received': 'We hebben je bestelling ontvangen en gaan voor je aan de slag.',
  'headless.ordered.mail': 'De bevestiging sturen we naar {email}.',
  'headless.ordered.mailUnknown': 'De bevestiging sturen we naar je e-mailadres.',
  'headless.ordered.number': 'Bestelnummer',
  'headless.ordered.payment': 'Betaling',
  'headless.ordered.delivery': 'Bezorging',
  'headless.ordered.deliveryOn': '{day} in huis',
  'headless.ordered.deliveryBetween': 'Tussen {from} en {to} in huis',
  'headless.ordered.address': 'Adres',
  'headless.ordered.company': 'Bedrijf',
  'headless.ordered.vatId': 'Btw-nummer',
  'headless.ordered.giftNote': 'Op het kaartje',
  'headless.ordered.lines': 'Wat je hebt besteld',
  'headless.ordered.quantity': 'Aantal: {count}',
  'headless.ordered.pending': 'Je betaling wordt nog verwerkt',
  'headless.ordered.pendingHelp':
    'Je bestelling staat vast. Zodra je betaling binnen is, krijg je bericht. Je hoeft niets te doen.',
  'headless.ordered.waiting': 'We wachten nog op je betaling',
  'headless.ordered.waitingHelp':
    'Je bestelling staat vast. Rond je betaling af bij je bank; daarna gaan we voor je aan de slag.',
  'headless.ordered.lookAgain': 'Kijk opnieuw',
  'headless.ordered.notPaid': 'Je bestelling is nog niet betaald',
  'headless.ordered.notPaidHelp':
    'De betaling is niet gelukt. Je bestelling is bewaard; kies hoe je wilt betalen.',
  'headless.ordered.openHelp':
    'Je bestelling is bewaard, maar er is nog niets betaald. Rond je betaling af, dan gaan we voor je aan de slag.',
  'headless.ordered.due': 'Nog te betalen',
  'headless.ordered.payNow': 'Nu betalen',
  'headless.ordered.toPayment': 'Opnieuw betalen',
  'headless.ordered.failed': 'Je bestelling laadt niet',
  'headless.ordered.failedHelp':
    'Je bestelling is veilig bij ons. We kunnen haar alleen even niet laten zien.',
  'headless.ordered.unknown': 'We kunnen je bestelling hier niet laten zien',
  'headless.ordered.unknownHelp':
    'Misschien heb je in een ander venster besteld. Alles over je bestelling staat in de e-mail die we je hebben gestuurd.',
  'headless.ordered.orders': 'Mijn bestellingen',
  'headless.ordered.continue': 'Verder winkelen',
  'headless.ordered.toCart': 'Naar je winkelmand',
  'headless.ordered.payFailed': 'Je betaling is niet gelukt',
  'headless.ordered.payRejected': 'Je betaling is afgewezen',
  'headless.ordered.payCancelled': 'Je hebt de betaling geannuleerd',
  'headless.ordered.payNotStarted': 'Betaal je bestelling',
  'headless.ordered.rejectedHelp':
    'De betaaldienst kon deze betaling niet goedkeuren. Een andere manier kan wel lukken.',
  'headless.ordered.kept':
    'Er is niets afgeschreven. Je bestelling {number} is bewaard en je artikelen houden we vast.',
  'headless.ordered.keptUnknown':
    'Er is niets afgeschreven. Je bestelling is bewaard en je artikelen houden we vast.',
  'headless.ordered.choosePayment': 'Hoe wil je betalen?',
  'headless.ordered.payAgain': 'Betaal {amount}',
  'headless.ordered.paying': 'Je gaat verder naar je betaling…',
  'headless.ordered.payAgainFailed':
    'De betaling begint niet. Je bestelling is bewaard. Probeer het zo opnieuw.',
  'headless.ordered.payRefused': 'Deze manier van betalen kan nu niet voor je bestelling. Kies een andere.',
  'headless.ordered.alreadyPaid': 'Je bestelling is al betaald',
  'headless.ordered.alreadyPaidHelp': 'Je hoeft niets meer te doen.',
  'headless.ordered.view': 'Bekijk je bestelling',
  'headless.ordered.cancelled': 'Je bestelling is geannuleerd',
  'headless.ordered.cancelledHelp': 'Er wordt niets bezorgd of afgeschreven.',
} as const;
