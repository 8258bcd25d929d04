import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** As small as can be: it is done once for a file that is sent many times. */
export const pack = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(content, { level: 9 })
    : brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

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
    const unfinished = path.join(folder, `${packed}.${randomUUID()}`);
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, await pack(await readFile(path.join(root, file)), encoding));
    await rename(unfinished, path.join(folder, packed));
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
