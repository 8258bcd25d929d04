import type { FileType } from '@bidwright/contract-kit';
import { imageSizeFromFile } from 'image-size/fromFile';
import { tooManyDots } from './refusals.ts';

/** Dots that a picture may have: whoever shows it needs four bytes for each. */
const maxDots = 100_000_000;

export const isPicture = (type: FileType): boolean => type.startsWith('image/');

/** Refuses a picture that is larger than what shows it could bear. One that does not say how large it is is shown by nothing. */
export const mustBeShowable = async (path: string): Promise<void> => {
  const { width, height } = await imageSizeFromFile(path).catch(() => ({ width: 0, height: 0 }));
  if (width * height > maxDots) throw tooManyDots(maxDots);
};
