import { maxLogoLetters } from '@bidwright/contract-shell';

/** Large enough for its place on a dense screen, in pixels. */
const largest = { width: 540, height: 128 };

/** Smallest first: what the browser cannot write it writes as PNG. */
const types = ['image/webp', 'image/png'];

/**
 * A picture as small as a logo is shown, in base64; what can be seen through stays so. Undefined of what is no picture that the
 * browser reads, as an SVG.
 */
export const logoFrom = async (file: File): Promise<string | undefined> => {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, largest.width / picture.width, largest.height / picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const drawing = canvas.getContext('2d');
  if (drawing) drawing.imageSmoothingQuality = 'high';
  drawing?.drawImage(picture, 0, 0, width, height);
  const pictures = types.map((type) => canvas.toDataURL(type, 0.92).split(',')[1] ?? '');
  return pictures.find((one) => one.length <= maxLogoLetters);
};
