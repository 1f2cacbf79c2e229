/** Words that shoppers type for a brand besides its name. Accents, spaces and ampersands need none. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  '5e Kade': ['vijfde kade'],
  Björkhalla: ['bjoerkhalla'],
  'Delphine Marot': ['delfine marot'],
  'Draad & Kade': ['d&k'],
  Grachtlicht: ['gracht licht'],
  Halvorsø: ['halvorsoe'],
  'Héloïse Garance': ['eloise garance'],
  Hooijmans: ['hooymans', 'hooimans'],
  IJsselgoed: ['ysselgoed'],
  'Jolanthe Verbeeck': ['jolante verbeek'],
  Leerhuys: ['leerhuis'],
  Målund: ['maalund'],
  Oosterwey: ['oosterwei', 'oosterweij'],
  'Sartoria Belluzzo': ['belluzo'],
  Sølvane: ['soelvane'],
  Ternøre: ['ternoere'],
  'Tessel & Touw': ['t&t', 'texel & touw'],
  Uiterwaarde: ['uiterwaard'],
};

/** Other names of a brand, in lower case. */
export const aliasesOf = (brandName: string): readonly string[] => ALIASES[brandName] ?? [];
