/** Texts of withdrawing, returning and cancelling. */
export const withdrawalTexts = {
  'headless.withdrawal.title': 'Overeenkomst herroepen',
  'headless.withdrawal.step': 'Stap {place} van 3',
  'headless.withdrawal.intro':
    'Je mag zonder reden van je aankoop afzien: volgens de wet {promise.withdrawalDays} na ontvangst, en bij ons {promise.returnDays}. Is je bestelling nog niet verzonden, dan annuleren we meteen.',
  'headless.withdrawal.yourOrders': 'Jouw bestellingen',
  'headless.withdrawal.noOrders': 'In je account staat geen bestelling die je nog kunt herroepen.',
  'headless.withdrawal.choose': 'Kies',
  'headless.withdrawal.chooseThis': 'Kies bestelling {number}',
  'headless.withdrawal.whichOrder': 'Zoek je bestelling',
  'headless.withdrawal.number': 'Bestelnummer',
  'headless.withdrawal.numberHelp': 'Staat in je bestelbevestiging, bijvoorbeeld 10001.',
  'headless.withdrawal.next': 'Zoek mijn bestelling',
  'headless.withdrawal.otherWays':
    'Liever op een andere manier? Een bericht per mail of app telt ook, en er is een',
  'headless.withdrawal.modelForm': 'modelformulier voor herroeping',
  'headless.withdrawal.unknownOrder':
    'Dit bestelnummer en e-mailadres horen niet bij elkaar. Kijk ze na in je bestelbevestiging.',
  'headless.withdrawal.nothingLeft':
    'Van deze bestelling kun je niets meer herroepen: alles is al herroepen of geannuleerd, of de termijn is voorbij.',
  'headless.withdrawal.nothingChosen': 'Kies minstens één artikel.',
  'headless.withdrawal.changed':
    'Een deel hiervan heb je intussen al herroepen. Kijk na wat er over is en kies opnieuw.',
  'headless.withdrawal.expired':
    'Deze herroeping is niet afgemaakt en verlopen. Begin opnieuw, er is niets gebeurd.',
  'headless.withdrawal.failed':
    'We kunnen je bestelling even niet ophalen. Probeer het zo opnieuw, of mail ons: dat telt ook als herroeping.',
  'headless.withdrawal.anotherOrder': 'Kies een andere bestelling',
  'headless.withdrawal.error.number': 'Vul je bestelnummer in.',
  'headless.withdrawal.error.name': 'Vul je naam in.',
  'headless.withdrawal.returnTitle': 'Retourneren',
  'headless.withdrawal.terms.unsent':
    'Je bestelling is nog niet verzonden. Wat je kiest annuleren we meteen, en je hoeft niets terug te sturen.',
  'headless.withdrawal.terms.underway':
    'Nog niet alles is verzonden, dus je bedenktijd moet nog beginnen. Herroepen kan nu al.',
  'headless.withdrawal.terms.law':
    'Je wettelijke bedenktijd loopt tot en met {law}: dan krijg je bij een hele bestelling ook de verzendkosten terug. Daarna nemen wij tot en met {shop} nog terug wat ongedragen is, zonder de verzendkosten.',
  'headless.withdrawal.terms.shop':
    'Je wettelijke bedenktijd liep tot en met {law}. Bij ons mag je ongedragen artikelen terugsturen tot en met {shop}. De verzendkosten betalen we dan niet terug.',
  'headless.withdrawal.ofOrder': 'Bestelling {number} van {date}',
  'headless.withdrawal.whichLines': 'Wat geef je terug?',
  'headless.withdrawal.thisLine': 'Kies {label}',
  'headless.withdrawal.howMany': 'Hoeveel van {label}?',
  'headless.withdrawal.none': 'Geen',
  'headless.withdrawal.lineDone': 'Hiervan is niets meer over om te herroepen.',
  'headless.withdrawal.each': '{price} per stuk betaald',
  'headless.withdrawal.name': 'Naam',
  'headless.withdrawal.receiptTo': 'E-mailadres voor je bevestiging',
  'headless.withdrawal.reason': 'Reden (hoef je niet te geven)',
  'headless.withdrawal.reasonGiven': 'Reden',
  'headless.withdrawal.reason.none': 'Geen reden',
  'headless.withdrawal.reason.small': 'Te klein',
  'headless.withdrawal.reason.large': 'Te groot',
  'headless.withdrawal.reason.look': 'Anders dan ik dacht',
  'headless.withdrawal.reason.quality': 'Kwaliteit valt tegen',
  'headless.withdrawal.reason.late': 'Te laat bezorgd',
  'headless.withdrawal.reason.other': 'Iets anders',
  'headless.withdrawal.toReview': 'Verder met mijn keuze',
  'headless.withdrawal.whole': 'Alles herroepen',
  'headless.withdrawal.wholeReturn': 'Alles retourneren',
  'headless.withdrawal.reviewTitle': 'Klopt je herroeping?',
  'headless.withdrawal.returnReviewTitle': 'Klopt je retour?',
  'headless.withdrawal.declaration':
    'Hierbij herroep ik mijn overeenkomst over deze artikelen van bestelling {number}:',
  'headless.withdrawal.returnDeclaration': 'Ik stuur deze artikelen van bestelling {number} terug:',
  'headless.withdrawal.confirm': 'Herroeping bevestigen',
  'headless.withdrawal.confirmReturn': 'Retour bevestigen',
  'headless.withdrawal.change': 'Mijn keuze wijzigen',
  'headless.withdrawal.refund.goods': 'Artikelen',
  'headless.withdrawal.refund.delivery': 'Verzendkosten',
  'headless.withdrawal.refund.total': 'Je krijgt terug',
  'headless.withdrawal.refund.notDue': 'Hoef je niet te betalen',
  'headless.withdrawal.refund.deliveryPart':
    'De verzendkosten krijg je terug als je de hele bestelling herroept.',
  'headless.withdrawal.refund.deliveryLate':
    'Na de wettelijke bedenktijd betalen we de verzendkosten niet terug.',
  'headless.withdrawal.received': 'We hebben je herroeping ontvangen',
  'headless.withdrawal.returnReceived': 'We hebben je retour ontvangen',
  'headless.withdrawal.receiptMailed': 'Je ontvangstbevestiging is verstuurd naar {email}. Bewaar die mail.',
  'headless.withdrawal.receivedAt': 'Ontvangen op',
  'headless.withdrawal.moment': '{date} om {time} uur',
  'headless.withdrawal.returnCode': 'Retourcode',
  'headless.withdrawal.sendBack':
    'Zet {code} op het pakket en geef het uiterlijk {date} af bij een afhaalpunt. Printen hoeft niet.',
  'headless.withdrawal.label': 'Retourlabel printen of tonen',
  'headless.withdrawal.follow': 'Volg je retour',
  'headless.withdrawal.nothingToSend':
    'Je artikelen waren nog niet verzonden, dus je hoeft niets terug te sturen.',
  'headless.withdrawal.refundUnsent': 'Je geld is uiterlijk {date} terug, op de manier waarop je betaalde.',
  'headless.withdrawal.refundLaw':
    'Je geld is uiterlijk {date} terug. We mogen wachten tot je pakket bij ons is, of tot je laat zien dat je het hebt verstuurd.',
  'headless.withdrawal.refundShop':
    'Je geld is terug binnen {promise.refundWorkdays} nadat je pakket bij ons binnen is.',
  'headless.withdrawal.refundNone':
    'Je had nog niet betaald. Wat je hebt teruggegeven, gaat van je rekening af.',
  'headless.withdrawal.toOrder': 'Bekijk je bestelling',
  'headless.withdrawal.section': 'Herroepen en retourneren',
  'headless.withdrawal.cancelOrWithdraw': 'Annuleren of herroepen',
  'headless.withdrawal.return': 'Retourneren',
  'headless.withdrawal.state.sendBack': 'Nog terug te sturen',
  'headless.withdrawal.state.received': 'Retour binnen, we kijken het na',
  'headless.withdrawal.state.unsent': 'Niet verzonden, je geld komt terug',
  'headless.withdrawal.state.done': 'Niet verzonden',
  'headless.withdrawal.state.settled': 'Terugbetaald',
} as const;
