import { readdir } from 'node:fs/promises';
import { createPacker, isCompressible } from './packed.ts';

/** Packs the files of a folder, so that the first visitor need not wait for it. */
const [root = '', folder = ''] = process.argv.slice(2);
const pack = createPacker(folder);

for (const file of await readdir(root)) {
  if (isCompressible(file)) await pack({ root, file }, 'br');
}
