/** Texts of the pages after an order: thanks, and paying again. */
export const orderSnippets = {
  'headless.order.loading': 'Je bestelling wordt opgehaald…',
  'headless.order.thanks': 'Bedankt voor je bestelling',
  'headless.order.paid': 'Je betaling is gelukt. We gaan meteen voor je aan de slag.',
  'headless.order.received': 'We hebben je bestelling ontvangen en gaan voor je aan de slag.',
  'headless.order.mail': 'De bevestiging sturen we naar {email}.',
  'headless.order.mailUnknown': 'De bevestiging sturen we naar je e-mailadres.',
  'headless.order.number': 'Bestelnummer',
  'headless.order.payment': 'Betaling',
  'headless.order.delivery': 'Bezorging',
  'headless.order.deliveryBetween': 'Verwacht tussen {from} en {to}',
  'headless.order.address': 'Adres',
  'headless.order.lines': 'Wat je hebt besteld',
  'headless.order.pending': 'Je betaling wordt nog verwerkt',
  'headless.order.pendingHelp':
    'Je bestelling staat vast. Zodra je betaling binnen is, krijg je bericht. Je hoeft niets te doen.',
  'headless.order.waiting': 'We wachten nog op je betaling',
  'headless.order.waitingHelp':
    'Je bestelling staat vast. Rond je betaling af bij je bank; daarna gaan we voor je aan de slag.',
  'headless.order.lookAgain': 'Kijk opnieuw',
  'headless.order.notPaid': 'Je bestelling is nog niet betaald',
  'headless.order.notPaidHelp':
    'De betaling is niet gelukt. Je bestelling is bewaard; kies hoe je wilt betalen.',
  'headless.order.toPayment': 'Opnieuw betalen',
  'headless.order.failed': 'Je bestelling laadt niet',
  'headless.order.failedHelp': 'Je bestelling is veilig bij ons. We kunnen haar alleen even niet laten zien.',
  'headless.order.unknown': 'We kunnen je bestelling hier niet laten zien',
  'headless.order.unknownHelp':
    'Misschien heb je in een ander venster besteld. Alles over je bestelling staat in de e-mail die we je hebben gestuurd.',
  'headless.order.orders': 'Mijn bestellingen',
  'headless.order.continue': 'Verder winkelen',
  'headless.order.toCart': 'Naar je winkelmand',
  'headless.order.payFailed': 'Je betaling is niet gelukt',
  'headless.order.payRejected': 'Je betaling is afgewezen',
  'headless.order.payCancelled': 'Je hebt de betaling geannuleerd',
  'headless.order.payNotStarted': 'Betaal je bestelling',
  'headless.order.rejectedHelp':
    'De betaaldienst kon deze betaling niet goedkeuren. Een andere manier kan wel lukken.',
  'headless.order.kept':
    'Er is niets afgeschreven. Je bestelling {number} is bewaard en je artikelen houden we vast.',
  'headless.order.keptUnknown':
    'Er is niets afgeschreven. Je bestelling is bewaard en je artikelen houden we vast.',
  'headless.order.choosePayment': 'Hoe wil je betalen?',
  'headless.order.payAgain': 'Betaal {amount}',
  'headless.order.paying': 'Je gaat verder naar je betaling…',
  'headless.order.payAgainFailed':
    'De betaling begint niet. Je bestelling is bewaard. Probeer het zo opnieuw.',
  'headless.order.payRefused': 'Deze manier van betalen kan nu niet voor je bestelling. Kies een andere.',
  'headless.order.alreadyPaid': 'Je bestelling is al betaald',
  'headless.order.alreadyPaidHelp': 'Je hoeft niets meer te doen.',
  'headless.order.view': 'Bekijk je bestelling',
  'headless.order.cancelled': 'Je bestelling is geannuleerd',
  'headless.order.cancelledHelp': 'Er wordt niets bezorgd of afgeschreven.',
} as const;
