/** Endings of words that name a garment; a material, pattern or colour may precede them. */
const GARMENTS = (
  'jurk rok broek jas jack trui vest shirt blouse overhemd hemd top tas riem sjaal schoen laars laarzen sneaker boot ' +
  'colbert blazer jasje short polo jumpsuit pak hoodie pantalon chino jeans cardigan mantel shopper tshirt singlet'
).split(' ');

const PLURAL = String.raw`(?:en|s|'s|je|jes|tje|tjes|etje|etjes|ken|pen|den|sen|rokken|jassen)?`;
const GARMENT = new RegExp(`^(?:${GARMENTS.join('|')}|jassen|rokken|tassen|vesten|hemden|truien)${PLURAL}$`);

/** True when a folded word names a garment. */
export const isGarment = (word: string): boolean => GARMENT.test(word);
