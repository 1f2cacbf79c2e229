/** Texts of the consent question. A change of meaning needs a new CONSENT_VERSION. */
export const consentTexts = {
  'headless.consent.settings': 'Cookie-instellingen',
  'headless.consent.title': 'Jouw keuze over cookies',
  'headless.consent.text':
    'Voor je winkelmand en je account gebruiken we noodzakelijke cookies. Alleen als jij dat goed vindt, meten we ook hoe de winkel wordt gebruikt en stemmen we zoekresultaten op je af. Je past je keuze altijd aan via ‘Cookie-instellingen’ onder aan elke pagina.',
  'headless.consent.more': 'Lees wat we bewaren en hoelang',
  'headless.consent.refuse': 'Alles weigeren',
  'headless.consent.accept': 'Alles accepteren',
  'headless.consent.choose': 'Zelf kiezen',
  'headless.consent.save': 'Keuze bewaren',
  'headless.consent.purposes': 'Waarvoor we iets mogen bewaren',
  'headless.consent.necessary': 'Noodzakelijk (altijd aan)',
  'headless.consent.necessaryText':
    'Voor je winkelmand, je account, je verlanglijst en deze keuze. Zonder werkt de winkel niet.',
  'headless.consent.statistics': 'Statistiek',
  'headless.consent.statisticsText':
    'We meten welke pagina’s worden bekeken en wat er wordt gekocht, om de winkel te verbeteren. Google verwerkt dit voor ons; de cookies blijven hooguit 24 maanden staan.',
  'headless.consent.personal': 'Persoonlijk',
  'headless.consent.personalText':
    'We onthouden waar je naar zoekt en wat je bekijkt, zodat zoekresultaten en aanbevelingen bij je passen. Tweakwise verwerkt dit voor ons onder een willekeurig nummer, dat in je browser blijft tot je je keuze wijzigt.',
} as const;
