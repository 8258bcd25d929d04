import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** As small as can be: it is done once for a file that is sent many times. */
const packAnew = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(content, { level: 9 })
    : brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

/** Nobody ever sees a file that is half written. */
const writeWhole = async (file: string, content: Buffer): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, file);
};

/**
 * The content as it is sent. Where PACKED_FILES names a folder, what was packed once, by whatever installation, is taken from there: tests
 * start many, each with the same files.
 */
export const pack = async (content: Buffer, encoding: Encoding): Promise<Buffer> => {
  const folder = process.env.PACKED_FILES;
  if (!folder) return packAnew(content, encoding);
  const file = path.join(folder, `${createHash('sha256').update(content).digest('hex')}.${encoding}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const packed = await packAnew(content, encoding);
  await writeWhole(file, packed);
  return packed;
};

const compressible = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.txt', '.map']);

export const isCompressible = (file: string): boolean => compressible.has(path.extname(file));

const exists = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** A file of a folder. */
export interface Place {
  root: string;
  file: string;
}

/** Packs files when they are first asked for and keeps the result in `folder`; a `.br` beside the file is taken as it is. */
export const createPacker = (folder: string) => {
  const underWay = new Map<string, Promise<Place>>();

  const make = async ({ root, file }: Place, packed: string, encoding: Encoding): Promise<Place> => {
    const place = { root: folder, file: packed };
    if (await exists(path.join(folder, packed))) return place;
    await writeWhole(path.join(folder, packed), await pack(await readFile(path.join(root, file)), encoding));
    return place;
  };

  /** Throws when there is no such file. */
  return async (place: Place, encoding: Encoding): Promise<Place> => {
    const beside = `${place.file}.br`;
    if (encoding === 'br' && (await exists(path.join(place.root, beside)))) return { root: place.root, file: beside };
    const source = path.join(place.root, place.file);
    const { mtimeMs, size } = await stat(source);
    const packed = `${createHash('sha256').update(`${source} ${mtimeMs} ${size}`).digest('hex')}.${encoding}`;
    const making = underWay.get(packed) ?? make(place, packed, encoding);
    underWay.set(packed, making);
    return making.finally(() => underWay.delete(packed));
  };
};

export type Packer = ReturnType<typeof createPacker>;
