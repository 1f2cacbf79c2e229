/** Texts of lost cart lines. */
export const cartLossesTexts = {
  'headless.cart.lost.label': 'Veranderd in je winkelmand',
  'headless.cart.lost.line': '{name} ({options})',
  'headless.cart.lost.pieces': '{count} × {line}',
  'headless.cart.lost.code': 'Kortingscode {code}',
  'headless.cart.lost.soldOut': '{name} is uitverkocht en ligt daarom niet in je winkelmand.',
  'headless.cart.lost.unavailable': '{name} wordt niet meer verkocht en ligt daarom niet in je winkelmand.',
  'headless.cart.lost.others': 'Wel te koop:',
  'headless.cart.lost.putOther': '{name} in {choice} in je winkelmand leggen',
  'headless.cart.lost.look': 'Bekijk {name}',
  'headless.cart.lost.account': 'Deze artikelen bewaren we in je account',
  'headless.cart.lost.accountHelp':
    'Je bent niet meer ingelogd. Log in, dan liggen ze weer in je winkelmand.',
  'headless.cart.lost.login': 'Inloggen',
  'headless.cart.lost.expired': 'Dit lag in je winkelmand',
  'headless.cart.lost.expiredHelp':
    'Je was een tijd weg en je winkelmand is intussen leeggemaakt. Met één klik leg je alles terug.',
  'headless.cart.lost.gone': 'Dit ligt niet meer in je winkelmand',
  'headless.cart.lost.goneHelp':
    'Je hebt het niet in deze browser weggehaald. Misschien deed je dat op een ander apparaat, of is je winkelmand intussen leeggemaakt.',
  'headless.cart.lost.putBack': 'Leg terug',
  'headless.cart.lost.putBackFailed': 'Terugleggen is niet gelukt. Probeer het opnieuw.',
  'headless.cart.lost.settle': 'Begrepen',
  'headless.cart.lost.leave': 'Laat maar',
} as const;
