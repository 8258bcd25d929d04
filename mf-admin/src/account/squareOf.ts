/** Wide enough for the largest place on a dense screen, in pixels. */
const side = 320;

/** The middle of a picture as a small square, so that nobody waits for a camera's megabytes. Undefined of what is no picture. */
export const squareOf = async (file: File): Promise<File | undefined> => {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const cut = Math.min(picture.width, picture.height);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const [x, y] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  const drawing = canvas.getContext('2d');
  // What can be seen through in a PNG becomes white in a JPEG, not black.
  if (drawing) drawing.fillStyle = 'white';
  drawing?.fillRect(0, 0, side, side);
  drawing?.drawImage(picture, x, y, cut, cut, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  return blob ? new File([blob], 'photo.jpg', { type: blob.type }) : undefined;
};
