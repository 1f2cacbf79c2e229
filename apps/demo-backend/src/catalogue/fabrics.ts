/** A cloth or leather: how it is called in a product's name and what the shop says about it. */
export interface Fabric {
  /** Put before a noun: `Linnen blouse`. */
  adjective: string;
  noun: string;
  compositions: readonly string[];
  care: CareKey;
  sentences: readonly string[];
}

type CareKey = 'delicate' | 'normal' | 'wool' | 'dry' | 'leather';

export const CARE: Record<CareKey, readonly string[]> = {
  normal: [
    'Wassen op 30 °C',
    'Niet in de droger',
    'Strijken op middelhoge temperatuur',
    'Met gelijke kleuren wassen',
  ],
  delicate: ['Fijnwas op 30 °C', 'Niet in de droger', 'Op lage temperatuur strijken', 'Niet bleken'],
  wool: ['Wolwasprogramma of handwas', 'Liggend drogen', 'Niet in de droger', 'Luchten in plaats van wassen'],
  dry: ['Alleen chemisch reinigen', 'Niet wassen', 'Op lage temperatuur strijken met een doek ertussen'],
  leather: [
    'Niet wassen',
    'Met een vochtige doek afnemen',
    'Behandelen met voedende leercrème',
    'Niet bij een warmtebron drogen',
  ],
};

export const FABRICS = {
  linen: {
    adjective: 'linnen',
    noun: 'linnen',
    compositions: [
      '100% linnen',
      '100% Europees linnen',
      '55% linnen, 45% katoen',
      '70% linnen, 30% viscose',
    ],
    care: 'delicate',
    sentences: [
      'Het luchtige linnen draagt koel op warme dagen en wordt met elke wasbeurt zachter.',
      'Gemaakt van Europees geteeld vlas: licht, sterk en met de levendige structuur die linnen zo mooi maakt.',
      'De stof ademt goed, en de kreukels die erbij horen geven juist een ontspannen uitstraling.',
    ],
  },
  cotton: {
    adjective: 'katoenen',
    noun: 'katoen',
    compositions: [
      '100% biologisch katoen',
      '100% katoen',
      '97% katoen, 3% elastaan',
      '95% biologisch katoen, 5% elastaan',
    ],
    care: 'normal',
    sentences: [
      'Het katoen is stevig en houdt ook na veel wasbeurten zijn vorm.',
      'Zacht katoen dat prettig op de huid ligt en weinig onderhoud vraagt.',
      'Katoen met lange vezels blijft soepel en pluist niet snel.',
    ],
  },
  poplin: {
    adjective: 'poplin',
    noun: 'katoenpoplin',
    compositions: ['100% katoen (poplin)', '100% biologisch katoen (poplin)', '97% katoen, 3% elastaan'],
    care: 'normal',
    sentences: [
      'Frisse katoenpoplin met een lichte glans, die zich gemakkelijk laat strijken.',
      'De gladde poplin valt strak en voelt koel aan.',
    ],
  },
  viscose: {
    adjective: 'viscose',
    noun: 'viscose',
    compositions: [
      '100% viscose',
      '100% viscose uit gecertificeerde houtvezels',
      '82% viscose, 18% polyamide',
    ],
    care: 'delicate',
    sentences: [
      'De soepele viscose valt vloeiend langs het lichaam en kreukt weinig.',
      'Zachte viscose met veel val: licht genoeg voor de zomer, mooi onder een blazer in de herfst.',
      'De stof beweegt mee bij elke stap en voelt heerlijk koel aan.',
    ],
  },
  satin: {
    adjective: 'satijnen',
    noun: 'satijn',
    compositions: ['100% gerecycled polyester', '92% zijde, 8% elastaan', '70% acetaat, 30% viscose'],
    care: 'delicate',
    sentences: [
      'Het zachtglanzende satijn vangt het licht en maakt een eenvoudig silhouet meteen feestelijk.',
      'Satijn met een ingetogen glans, aan de binnenkant mat en zacht.',
    ],
  },
  silk: {
    adjective: 'zijden',
    noun: 'zijde',
    compositions: ['100% zijde', '93% zijde, 7% elastaan'],
    care: 'dry',
    sentences: [
      'Zuivere moerbeizijde, zo licht dat je hem nauwelijks voelt.',
      'De zijde is zandgewassen, waardoor hij mat oogt en poederzacht aanvoelt.',
    ],
  },
  wool: {
    adjective: 'wollen',
    noun: 'wol',
    compositions: ['100% wol', '80% wol, 20% polyamide', '70% gerecyclede wol, 30% polyamide'],
    care: 'wool',
    sentences: [
      'De wol houdt je warm zonder te zwaar te zijn en neemt geen geurtjes op.',
      'De wol is stevig van draad en blijft mooi in vorm.',
      'Warme wol met een zachte grip, die niet kriebelt.',
    ],
  },
  merino: {
    adjective: 'merinowollen',
    noun: 'merinowol',
    compositions: ['100% merinowol', '100% extrafijne merinowol', '85% merinowol, 15% zijde'],
    care: 'wool',
    sentences: [
      'Extrafijne merinowol kriebelt niet en regelt de warmte, binnen en buiten.',
      'De fijne merinowol draagt licht en warmt toch goed.',
    ],
  },
  cashmere: {
    adjective: 'kasjmieren',
    noun: 'kasjmier',
    compositions: ['100% kasjmier', '90% wol, 10% kasjmier', '70% wol, 30% kasjmier'],
    care: 'wool',
    sentences: [
      'Kasjmier is licht, bijzonder zacht en warmer dan je zou verwachten.',
      'Het garen komt uit Binnen-Mongolië en wordt in Italië gesponnen; pluisjes haal je er met een kam zo af.',
    ],
  },
  tailoring: {
    adjective: 'wollen',
    noun: 'scheerwol',
    compositions: ['98% scheerwol, 2% elastaan', '100% scheerwol', '65% polyester, 32% viscose, 3% elastaan'],
    care: 'dry',
    sentences: [
      'De gladde scheerwol kreukt nauwelijks en herstelt zich vanzelf als je hem een nacht laat hangen.',
      'Een stof met een vleugje stretch, zodat je er een hele dag comfortabel in zit.',
    ],
  },
  coating: {
    adjective: 'wollen',
    noun: 'wolmix',
    compositions: [
      '60% wol, 30% polyester, 10% polyamide',
      '75% gerecyclede wol, 25% polyamide',
      '90% wol, 10% kasjmier',
    ],
    care: 'dry',
    sentences: [
      'De dichte wolmix houdt wind buiten en voelt zacht aan bij de kraag.',
      'Een stevige mantelstof met een licht geborsteld oppervlak, volledig gevoerd.',
    ],
  },
  shell: {
    adjective: 'waterafstotende',
    noun: 'technisch katoen',
    compositions: ['100% gerecycled polyamide', '65% katoen, 35% polyamide', '100% gerecycled polyester'],
    care: 'delicate',
    sentences: [
      'De waterafstotende buitenstof is winddicht en gemaakt van gerecyclede vezels.',
      'Regendruppels parelen van de stof af, terwijl de voering zorgt dat het niet klam wordt.',
    ],
  },
  denim: {
    adjective: 'denim',
    noun: 'denim',
    compositions: [
      '99% biologisch katoen, 1% elastaan',
      '100% katoen',
      '92% katoen, 6% polyester, 2% elastaan',
      '80% katoen, 20% gerecycled katoen',
    ],
    care: 'normal',
    sentences: [
      'De denim heeft net genoeg stretch om mee te bewegen zonder uit te lubberen.',
      'Stevige denim die met de tijd mooier wordt en zich naar je vormt.',
      'Gewassen met ozon in plaats van met veel water, waardoor de kleur diep en egaal blijft.',
    ],
  },
  corduroy: {
    adjective: 'corduroy',
    noun: 'corduroy',
    compositions: ['100% katoen', '98% katoen, 2% elastaan'],
    care: 'normal',
    sentences: [
      'De fijne ribcorduroy voelt fluwelig aan en geeft diepte aan de kleur.',
      'Zachte corduroy met een ribbel die niet platslaat bij het zitten.',
    ],
  },
  twill: {
    adjective: 'katoenen',
    noun: 'katoentwill',
    compositions: [
      '98% katoen, 2% elastaan',
      '97% biologisch katoen, 3% elastaan',
      '68% katoen, 29% lyocell, 3% elastaan',
    ],
    care: 'normal',
    sentences: [
      'De geborstelde twill is soepel vanaf de eerste keer dragen.',
      'Katoentwill met een beetje stretch: stevig genoeg voor elke dag, netjes genoeg voor kantoor.',
    ],
  },
  jersey: {
    adjective: 'jersey',
    noun: 'jersey',
    compositions: ['100% biologisch katoen', '95% viscose, 5% elastaan', '92% katoen, 8% elastaan'],
    care: 'normal',
    sentences: [
      'De zware jersey trekt niet scheef in de was en schijnt niet door.',
      'Zachte jersey met een droge grip, die zijn vorm houdt bij hals en mouwen.',
    ],
  },
  pique: {
    adjective: 'piqué',
    noun: 'katoenpiqué',
    compositions: ['100% katoen', '100% biologisch katoen', '95% katoen, 5% elastaan'],
    care: 'normal',
    sentences: [
      'De luchtige wafelstructuur van piqué houdt je koel en oogt altijd verzorgd.',
      'Stevige katoenpiqué met een kraag die niet opkrult.',
    ],
  },
  leather: {
    adjective: 'leren',
    noun: 'leer',
    compositions: [
      '100% runderleer',
      'Bovenwerk: 100% leer, voering: 100% leer',
      '100% plantaardig gelooid leer',
    ],
    care: 'leather',
    sentences: [
      'Plantaardig gelooid leer dat met het dragen een warme glans krijgt.',
      'Het soepele kalfsleer komt van een leerlooierij met het LWG-goudcertificaat.',
      'Stevig nerfleer dat tegen dagelijks gebruik kan en mooi ouder wordt.',
    ],
  },
  suede: {
    adjective: 'suède',
    noun: 'suède',
    compositions: ['100% suède', 'Bovenwerk: 100% suède, voering: 100% leer'],
    care: 'leather',
    sentences: [
      'De suède is fluweelzacht en behandeld tegen vocht en vlekken.',
      'Zachte suède met een fijne nerf, die de kleur iets matter en warmer maakt.',
    ],
  },
} as const satisfies Record<string, Fabric>;

export type FabricName = keyof typeof FABRICS;
