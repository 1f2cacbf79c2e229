import type { Gender } from '../types.ts';

const FIRST_NAMES: Record<Gender, readonly string[]> = {
  dames: (
    'Marieke Anouk Sanne Fleur Ingrid Fatima Lotte Yasmin Karin Merel Noor Daphne Esther Jolien Wendy ' +
    'Iris Saskia Zoë Femke Petra Carla Hanneke Mila Roos Samira Tessa Willemijn Eva Nicole Linda'
  ).split(' '),
  heren: (
    'Jeroen Bas Thijs Mohamed Ruben Sander Peter Wouter Daan Stijn Erik Marco Niels Joost Hugo ' +
    'Kees Bram Youssef Tim Rick Gijs Martijn Paul Henk Luuk Dennis Arjen Koen Willem Sjoerd'
  ).split(' '),
};

const INITIALS = 'ABDGHJKLMPRSTVWZ';

/** Names as shoppers sign: `Marieke V.` */
export const reviewerNames = (gender: Gender): string[] =>
  FIRST_NAMES[gender].flatMap((name, n) => {
    const initial = INITIALS[(n * 7) % INITIALS.length] ?? '';
    return n % 3 === 0 ? [name, `${name} ${initial}.`] : [`${name} ${initial}.`];
  });
