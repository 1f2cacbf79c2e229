/** How somebody liked a purchase: five and four stars, three, two and one. */
export type Mood = 'pleased' | 'mixed' | 'disappointed';

/** What a review can be about. */
export type Topic = 'clothes' | 'shoes' | 'bags' | 'accessories';

type Sentences = Record<Mood, readonly string[]>;

export const TITLES: Sentences = {
  pleased: [
    'Precies wat ik zocht',
    'Hier word ik blij van',
    'Mooier dan op de foto',
    'Mijn nieuwe favoriet',
    'Fijne kwaliteit',
    'Elke cent waard',
    'Blijver in mijn kast',
    'Mooi tot in de details',
    'Goede koop',
    'Alweer een schot in de roos',
  ],
  mixed: [
    'Net niet',
    'Best aardig',
    'Goed, niet geweldig',
    'Had er meer van verwacht',
    'Mooie kleur, verder wisselend',
  ],
  disappointed: [
    'Helaas teruggestuurd',
    'Niets voor mij',
    'Viel tegen',
    'Jammer van de afwerking',
    'Anders dan op de foto',
  ],
};

/** Besides, above a review of what comes in sizes. */
export const SIZED_TITLES: Sentences = {
  pleased: ['Zit als gegoten', 'Meteen aangetrokken', 'Mooi en draagt prettig'],
  mixed: ['Mooi, maar let op de maat', 'Andere pasvorm dan gedacht'],
  disappointed: ['Past helaas niet'],
};

/** `{kleur}` is the colour that was bought. */
export const OPENINGS: Sentences = {
  pleased: [
    'Ik twijfelde even, maar ben blij dat ik toch besteld heb.',
    'Besteld in het {kleur} en die kleur is in het echt nog mooier.',
    'Ik had al een andere kleur, nu dus ook in het {kleur}.',
    'Gekocht voor een etentje en veel complimenten gekregen.',
    'Snel in huis en netjes verpakt.',
    'Na lang zoeken eindelijk gevonden wat ik zocht.',
    'Cadeau gekregen en er ontzettend blij mee.',
    'Al een paar maanden in gebruik en nog als nieuw.',
    'Past bij zo ongeveer alles wat ik al had.',
    'Ziet er in het {kleur} heel verzorgd uit.',
  ],
  mixed: [
    'De kleur {kleur} is mooi, maar wat donkerder dan op mijn scherm.',
    'Op zich tevreden, al had ik iets anders in gedachten.',
    'De foto klopt, toch draagt het anders dan ik had gehoopt.',
    'Voor deze prijs is het prima, meer ook niet.',
    'Het duurde even voor ik eraan gewend was.',
  ],
  disappointed: [
    'Ik had me er echt op verheugd.',
    'Op de foto leek het {kleur} heel anders.',
    'Na twee keer dragen was ik er al klaar mee.',
    'Helaas niet wat ik ervan verwachtte.',
  ],
};

export const DETAILS: Record<Topic, Sentences> = {
  clothes: {
    pleased: [
      'De stof voelt zacht en valt mooi.',
      'Mijn gewone maat past precies.',
      'Niet te strak en niet te wijd, precies goed.',
      'Na drie keer wassen is er nog niets aan te zien.',
      'De naden zijn netjes afgewerkt.',
      'Draagt de hele dag prettig, ook als je veel zit.',
      'De lengte is goed, en ik ben 1,74.',
      'Kreukt nauwelijks, dus ideaal voor op reis.',
      'Voelt ook aan het eind van een lange dag nog prettig.',
      'Je voelt dat hier goed materiaal voor is gebruikt.',
    ],
    mixed: [
      'Valt aan de ruime kant, ik zou een maat kleiner nemen.',
      'Valt een beetje klein uit, verder prima.',
      'De stof is dunner dan ik dacht.',
      'Vraagt wel wat zorg bij het wassen.',
      'Voor mij had het een paar centimeter langer gemogen.',
    ],
    disappointed: [
      'Na de eerste wasbeurt was de vorm eruit.',
      'De stof voelt stug en kriebelt een beetje.',
      'De maat klopt bij mij niet: hier te wijd, daar te krap.',
      'Er zat een losse draad bij de naad.',
    ],
  },
  shoes: {
    pleased: [
      'Ze lopen vanaf de eerste dag lekker.',
      'Geen blaren, ook niet na een hele dag in de stad.',
      'Mijn gewone maat past perfect.',
      'Stevige zool en mooi afgewerkt.',
      'Staan net zo leuk onder een jeans als onder iets netters.',
      'Ik heb wat bredere voeten en ze zitten heerlijk.',
    ],
    mixed: [
      'Ze hebben wel een week inlopen nodig.',
      'Vallen een halve maat groot, met een zooltje gaat het goed.',
      'De veters zijn aan de korte kant.',
      'Aan de hiel iets te hard naar mijn smaak.',
    ],
    disappointed: [
      'Na een maand liet de zool al los.',
      'Ze knellen bij de tenen, ook na inlopen.',
      'Wat glad op natte stoepen.',
    ],
  },
  bags: {
    pleased: [
      'Alles past erin, zelfs mijn laptop.',
      'De rits loopt soepel en het hengsel zit prettig op de schouder.',
      'Het materiaal wordt met de tijd alleen maar mooier.',
      'Precies genoeg vakjes.',
      'Staat bij alles en oogt duurder dan hij was.',
    ],
    mixed: [
      'Iets kleiner dan ik had ingeschat.',
      'Mooi, maar aan de zware kant als hij vol zit.',
      'Een vakje met rits aan de binnenkant had ik fijn gevonden.',
    ],
    disappointed: [
      'De sluiting ging na een paar weken haperen.',
      'Het hengsel is te kort om hem over een winterjas te dragen.',
    ],
  },
  accessories: {
    pleased: [
      'Voelt stevig aan en ziet er netjes uit.',
      'Precies het detail dat mijn outfit nog miste.',
      'Heerlijk zacht en lekker warm.',
      'Mooi afgewerkt, ook van dichtbij.',
      'Ook leuk om cadeau te geven.',
    ],
    mixed: [
      'Iets smaller dan verwacht.',
      'Mooi, al pluist het in het begin een beetje.',
      'Een tussenmaat had bij mij beter gepast.',
    ],
    disappointed: ['Na een paar keer dragen zag het er al sleets uit.', 'De kleur gaf wat af op mijn jas.'],
  },
};

export const CLOSINGS: Sentences = {
  pleased: [
    'Ik zou zo weer hetzelfde kiezen.',
    'Een aanrader.',
    'Thuis is er intussen nog iemand die precies dezelfde wil.',
    'Ik hoop dat er nog meer kleuren komen.',
    'Zeker geen miskoop.',
  ],
  mixed: [
    'Ik heb het er toch maar mee gedaan.',
    'In de sale een prima koop.',
    'Wel even goed bekijken voor je de labels eraf haalt.',
  ],
  disappointed: [
    'Retourneren ging gelukkig snel.',
    'Mijn geld had ik binnen een paar dagen terug.',
    'Misschien heb ik gewoon pech gehad.',
  ],
};

/** What the shop writes below a review that was not so good. */
export const REPLIES: readonly string[] = [
  'Wat jammer om te lezen. Je opmerking gaat door naar ons inkoopteam, dank dat je de moeite nam.',
  'Bedankt voor je eerlijke beoordeling. Ruilen of terugsturen kan altijd binnen dertig dagen.',
  'Vervelend dat het niet beviel. Neem gerust contact met ons op, dan zoeken we samen iets dat wel bevalt.',
];
