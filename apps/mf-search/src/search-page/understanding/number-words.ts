const NUMBERS: Readonly<Record<string, number>> = {
  tien: 10,
  vijftien: 15,
  twintig: 20,
  vijfentwintig: 25,
  dertig: 30,
  veertig: 40,
  vijftig: 50,
  zestig: 60,
  zeventig: 70,
  vijfenzeventig: 75,
  tachtig: 80,
  negentig: 90,
  honderd: 100,
  honderdvijftig: 150,
  tweehonderd: 200,
  driehonderd: 300,
  vierhonderd: 400,
  vijfhonderd: 500,
};

const WORD = new RegExp(String.raw`(?<!\p{L})(?:${Object.keys(NUMBERS).join('|')})(?!\p{L})`, 'gu');

/** The text with round amounts in digits: `onder vijftig euro` is `onder 50 euro`. */
export const withDigits = (text: string): string =>
  text.replace(WORD, (word) => String(NUMBERS[word] ?? word));
