/** How wide the narrowest card leaves the bars, in pixels. */
const room = 250;
/** How wide a letter of the smallest type is, and what stands free beside a text. */
const letter = 6.5;
const free = 4;

/** Of this many bars, every which one can bear its text without touching the next: 1 where all can. */
export const everyWhich = (texts: readonly string[]): number => {
  const widest = Math.max(0, ...texts.map((text) => text.length)) * letter + free;
  return Math.max(1, Math.ceil((widest * texts.length) / room));
};
