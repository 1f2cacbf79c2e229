/** Texts of the shell: header, footer, overlays, messages in the place of a failed part, pages of its own. */
export const shellSnippets = {
  'headless.page.skip': 'Direct naar de inhoud',
  'headless.place.failed':
    'Er ging iets mis bij het laden van dit onderdeel. De rest van de winkel werkt gewoon. Probeer het opnieuw.',
  'headless.place.slow': 'Dit onderdeel laadt langzamer dan je van ons gewend bent. Nog even geduld, of probeer het opnieuw.',
  'headless.notFound.path': 'Page Not Found: {path}',
  'headless.notFound.title': 'Deze pagina bestaat niet (meer)',
  'headless.notFound.text':
    'Misschien is het artikel uitverkocht of is de link verouderd. Zoek verder in de collectie of ga terug naar de homepage.',
  'headless.notFound.home': 'Naar de homepage',
  'headless.notFound.ladies': 'Bekijk dames',
  'headless.notFound.men': 'Bekijk heren',
  'headless.unreachable.title': 'We kunnen de winkel even niet bereiken',
  'headless.unreachable.text': 'Controleer je internetverbinding en probeer het opnieuw. Je winkelmand blijft bewaard.',
} as const;
