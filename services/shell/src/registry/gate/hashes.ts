import { createHash } from 'node:crypto';
import type { Publication } from '@bidwright/contract-shell';
import type { Reason } from '../reason.ts';
import { contentOf } from './content.ts';

/** What a file must hash to in the browser. */
export const hashOf = (file: Publication['files'][number]): string =>
  `sha384-${createHash('sha384').update(contentOf(file)).digest('base64')}`;

const different = (stated: Record<string, string>, file: Publication['files'][number], at: number): Reason[] =>
  stated[file.path] === hashOf(file)
    ? []
    : [
        {
          code: 'hash-mismatch',
          path: `files[${at}].content`,
          message: stated[file.path]
            ? `${file.path} is not the file that was built: its hash is another`
            : `${file.path} was not built with the others: no hash is stated for it`,
        },
      ];

/** Files that are not what the build made of them, and those of the build that are missing. */
export const hashReasons = ({ files, hashes }: Publication): Reason[] => {
  if (!hashes) return [];
  const sent = new Set(files.map(({ path }) => path));
  const missing = Object.keys(hashes).filter((path) => !sent.has(path));
  return [
    ...files.flatMap((file, at) => different(hashes, file, at)),
    ...missing.map((path) => ({
      code: 'missing-file',
      path: `hashes[${JSON.stringify(path)}]`,
      message: `${path} was built but is not among the files`,
    })),
  ];
};
