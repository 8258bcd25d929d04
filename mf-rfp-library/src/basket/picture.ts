/** A picture as a Word file takes it. */
export interface Picture {
  type: 'png' | 'jpg' | 'gif';
  bytes: ArrayBuffer;
  width: number;
  height: number;
}

/** The width of a page's text, in pixels. */
const widest = 600;

const types: Record<string, Picture['type']> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' };

/** Word knows no WebP: what it does not know is drawn anew. */
const asPng = async (bitmap: ImageBitmap): Promise<ArrayBuffer> => {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer();
};

/** The picture at an address of the library; undefined where there is none any more. */
export const pictureAt = async (src: string): Promise<Picture | undefined> => {
  if (!src.startsWith('/api/rfp-library/files/')) return undefined;
  try {
    const response = await fetch(src);
    if (!response.ok) return undefined;
    const blob = await response.blob();
    const bitmap = await createImageBitmap(blob);
    const scale = Math.min(1, widest / bitmap.width);
    const known = types[blob.type];
    return {
      type: known ?? 'png',
      bytes: known ? await blob.arrayBuffer() : await asPng(bitmap),
      width: Math.round(bitmap.width * scale),
      height: Math.round(bitmap.height * scale),
    };
  } catch {
    return undefined;
  }
};
