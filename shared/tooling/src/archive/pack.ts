import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { sealArchive, unsealed } from './seal.ts';

/** A file that goes into an archive. */
export interface Packed {
  file: string;
  /** Its path in the archive. */
  path: string;
}

/** What is packed already grows no smaller. */
const isPacked = (path: string) => /\.(gz|br|zip|docx|xlsx|pptx|pdf|png|jpe?g|webp|gif|mp4)$/i.test(path);

/** Writes files into a ZIP, one after the other, and seals it. */
export const pack = async (archive: string, files: Packed[], signal: AbortSignal): Promise<void> => {
  const zip = new ZipFile();
  const out = createWriteStream(archive, { mode: 0o600, flush: true });
  const written = new Promise<void>((resolve, reject) => {
    // A file that cannot be read fails the archive, not the process.
    zip.on('error', reject);
    pipeline(zip.outputStream, out, { signal }).then(resolve, reject);
  });
  for (const { file, path } of files) zip.addFile(file, path, { compress: !isPacked(path), mode: 0o100600 });
  zip.end({ forceZip64Format: false, comment: unsealed });
  await written;
  await sealArchive(archive);
};
