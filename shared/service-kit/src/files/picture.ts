import { type FileType, isFileType } from '@bidwright/contract-kit';
import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
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

/** A picture in memory. */
export interface Picture {
  type: FileType;
  /** In pixels, as the height. */
  width: number;
  height: number;
}

/** What bytes are as a picture, by what is in them; undefined of what is none, or does not say how large it is. */
export const pictureIn = async (bytes: Uint8Array): Promise<Picture | undefined> => {
  const found = await fileTypeFromBuffer(bytes);
  const type = found?.mime;
  if (!isFileType(type) || !isPicture(type)) return undefined;
  try {
    const { width, height } = imageSize(bytes);
    return { type, width, height };
  } catch {
    return undefined;
  }
};
