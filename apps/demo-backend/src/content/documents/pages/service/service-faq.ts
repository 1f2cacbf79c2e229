import { button } from '../../content-writer.ts';
import { faqTab, type FaqTab } from '../../page-parts.ts';
import { contactLines } from '../../shop-facts.ts';

/** What shoppers ask most, by what it is about; the anchors are linked to from other pages and mails. */
export const serviceQuestions: readonly FaqTab[] = [
  faqTab('vragen-bestellen', 'Bestellen', [
    [
      'Kan ik mijn bestelling nog wijzigen?',
      `Zolang je nog geen verzendbericht hebt, meestal wel. Bel ${contactLines.phone} of app ons meteen: we pakken bestellingen binnen een paar uur in.`,
    ],
    [
      'Ik heb geen bevestiging per e-mail gekregen. Is het wel gelukt?',
      'Kijk eerst in de map met ongewenste mail. Staat hij daar niet, dan is er waarschijnlijk een tikfout in je e-mailadres geslopen. Geef ons je naam en postcode door, dan zoeken we je bestelling op.',
    ],
    [
      'Mijn maat is uitverkocht. Komt die nog terug?',
      'Basisstukken vullen we aan, seizoensstukken meestal niet. Zet het artikel op je verlanglijst, dan vind je het snel terug als je wilt kijken of je maat er weer is.',
    ],
    [
      'Waar vul ik mijn kortingscode in?',
      'Die vul je in {promise.codePlace}. De korting is er meteen af. Zie je een melding, dan lees je daarin waarom de code niet past: verlopen, te laag bedrag of niet te combineren met een andere actie.',
    ],
    [
      'Kan ik een bestelling als cadeau laten inpakken?',
      'In de winkel pakken we alles voor je in, ook wat je online kocht. Versturen doen we nog zonder cadeaupapier. Twijfel je over de maat, geef dan liever een [cadeaukaart](/nl/cadeaukaart/).',
    ],
  ]),
  faqTab(
    'vragen-betalen',
    'Betalen',
    [
      [
        'Hoe kan ik betalen?',
        'Met iDEAL, Bancontact, Apple Pay, Visa, Mastercard of Maestro, of achteraf met Riverty. Geen van die manieren kost extra.',
      ],
      [
        'Mijn betaling is mislukt. Wat nu?',
        'Je bestelling is bewaard en we houden je artikelen vast; daarom is je winkelmand leeg. Betaal haar op de pagina waar je na het betalen uitkwam, of vanuit [je account](/account/orders), en kies als je wilt een andere manier. Is er toch geld afgeschreven, dan boekt je bank het terug.',
      ],
      [
        'Waarom mag ik niet achteraf betalen?',
        'Dat beslist Riverty, op basis van je gegevens en eerdere rekeningen. Wij zien de reden niet. Je kunt het [bij Riverty zelf](https://www.riverty.com/nl-nl/) navragen, of nu op een andere manier betalen.',
      ],
      [
        'Krijg ik een factuur?',
        'Ja. Zodra je bestelling is betaald, download je hem bij de bestelling in [je account](/account/orders). Bestelde je als gast, open dan de link in je bestelbevestiging. Heb je de factuur op naam van je bedrijf nodig, lees dan hoe [zakelijk bestellen](/nl/zakelijk/) gaat.',
      ],
      [
        'Is de prijs in de winkel hetzelfde als online?',
        'Altijd. Gaat een artikel online in prijs omlaag, dan hangt er in Utrecht dezelfde dag een nieuw kaartje aan.',
      ],
    ],
    button('Alles over betalen', '/nl/betalen/', 'underline'),
  ),
  faqTab(
    'vragen-bezorgen',
    'Bezorgen',
    [
      [
        'Wanneer komt mijn pakket?',
        'Bestel je op een werkdag vóór {promise.cutOff}, dan gaat je pakket dezelfde dag mee met PostNL. Zo snel is het er: {promise.deliveryTimes}.',
      ],
      [
        'Kan ik een bezorgmoment kiezen?',
        'Bij PostNL kies je met de track & trace-code uit je verzendbericht een andere dag, een ander adres of een afhaalpunt. Dat kan tot de bezorger de deur uit gaat.',
      ],
      [
        'PostNL zegt dat het bezorgd is, maar ik heb niets.',
        'Vraag het eerst bij de buren en kijk in de schuur of achter de plantenbak. Niets te vinden? Laat het ons weten, dan zoeken wij het uit bij PostNL. Het risico is tot het moment van ontvangst voor ons.',
      ],
      [
        'Ik mis een artikel in mijn pakket.',
        'Soms vertrekt een bestelling in twee dozen. Dan krijg je voor elke doos een verzendbericht. Mis je na de laatste nog iets, meld het dan binnen een week.',
      ],
      [
        'Naar welke landen bezorgen jullie?',
        'Naar {promise.countries}. Wil je iets naar een ander land laten sturen, dan kun je het in Utrecht laten klaarleggen en door iemand laten ophalen.',
      ],
    ],
    button('Alles over bezorgen', '/nl/bezorgen/', 'underline'),
  ),
  faqTab(
    'vragen-retourneren',
    'Retourneren',
    [
      [
        'Hoeveel tijd heb ik om iets terug te sturen?',
        'De wet geeft je {promise.withdrawalDays} bedenktijd, wij maken er {promise.returnDays} van. Die gaan in op de dag dat je het laatste pakket van je bestelling krijgt.',
      ],
      [
        'Wat kost een retour?',
        'Niets, ook niet vanuit {promise.abroad}. Je mailt of appt ons je bestelnummer en krijgt een retourcode voor het afhaalpunt.',
      ],
      [
        'Wanneer heb ik mijn geld terug?',
        'Binnen {promise.refundWorkdays} nadat je pakket bij ons binnen is. Het komt terug op de rekening of kaart waarmee je betaalde.',
      ],
      [
        'Kan ik ruilen voor een andere maat?',
        'Bestel de goede maat meteen, dan weet je zeker dat die er nog is, en stuur de eerste terug. In de winkel ruil je direct aan de toonbank.',
      ],
      [
        'Mag ik iets uit de sale terugsturen?',
        'Ja, onder dezelfde voorwaarden als al het andere. Je krijgt terug wat je ervoor betaalde.',
      ],
    ],
    button('Alles over retourneren', '/nl/retourneren/', 'underline'),
  ),
  faqTab(
    'vragen-maten',
    'Maat en onderhoud',
    [
      [
        'Welke maat moet ik nemen?',
        'Meet je borst, taille en heup en leg ze naast de [maattabel](/nl/maattabel/). Valt een artikel groter of kleiner uit dan je gewend bent, dan staat dat bij de omschrijving.',
      ],
      [
        'Wat betekent W32 L34 bij een jeans?',
        'W is de taille in inches, L de lengte van de binnenbeennaad. W32 hoort bij een taille van zo’n 81 cm, L34 bij een beenlengte vanaf 83 cm.',
      ],
      [
        'Mijn trui pilt. Is dat een fout?',
        'Meestal niet. De eerste weken komen losse vezels naar buiten, vooral onder je armen. Haal ze weg met een kam en het wordt vanzelf minder. Meer lees je bij onze [wasvoorschriften](/nl/wasvoorschriften/).',
      ],
      [
        'Kunnen jullie een broek voor me inkorten?',
        'Ja, onze kleermaker zoomt broeken en rokken en kort mouwen in. Wat het kost staat bij de [herstelservice](/nl/herstelservice/).',
      ],
      [
        'Er is iets kapot aan mijn kledingstuk.',
        `Stuur een foto naar ${contactLines.email}, dan hoor je binnen één werkdag wat we voor je doen. Vaak repareren we het, soms krijg je een nieuw exemplaar of je geld terug.`,
      ],
    ],
    button('Naar de maattabel', '/nl/maattabel/', 'underline'),
  ),
  faqTab('vragen-account', 'Account en gegevens', [
    [
      'Ik ben mijn wachtwoord vergeten.',
      'Vraag op de [inlogpagina](/login) een nieuw wachtwoord aan. Je krijgt een e-mail met een link die {promise.linkHours} geldig is.',
    ],
    [
      'Waar zie ik mijn bestellingen?',
      'In [je account](/account/orders). Je vindt er ook de status, wat je betaalde, je factuur en waar het pakket naartoe ging.',
    ],
    [
      'Blijft mijn verlanglijst bewaard?',
      'Zonder account staat hij in je browser, op dat ene apparaat. Log je in, dan voegen we hem samen met de lijst in je account.',
    ],
    [
      'Hoe meld ik me af voor de nieuwsbrief?',
      'Onder aan elke nieuwsbrief staat een link. Eén klik en je hoort niets meer van ons, behalve over je bestellingen.',
    ],
    [
      'Kan ik mijn account laten verwijderen?',
      'Ja, {promise.accountDeletion}. We wissen alles wat we niet van de Belastingdienst moeten bewaren; in de [privacyverklaring](/nl/privacy/) staat wat dat is.',
    ],
  ]),
];
