import type { Publication } from '@bidwright/contract-shell';
import type { Reason } from '../reason.ts';

const segment = /^[\w@+-][\w@+.-]*$/;

const isSafe = (path: string) => path.split('/').every((part) => segment.test(part));

/** Written beside a file by the registry itself. */
const isOurs = (path: string) => /\.br(\/|$)/i.test(path);

/** The folders a file stands in: `a` and `a/b` of `a/b/c.js`. */
const foldersOf = (path: string) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));

const isBase64 = (text: string) => text.length % 4 === 0 && /^[a-z\d+/]*={0,2}$/i.test(text);

const pathReasons = ({ files }: Publication): Reason[] => {
  const seen = new Set<string>();
  const folders = new Set(files.flatMap(({ path }) => foldersOf(path.toLowerCase())));
  return files.flatMap(({ path, content }, at): Reason[] => {
    const where = `files[${at}]`;
    const isRepeated = seen.has(path.toLowerCase());
    seen.add(path.toLowerCase());
    return [
      ...(isSafe(path) && !isOurs(path)
        ? []
        : [{ code: 'unsafe-path', path: `${where}.path`, message: `${path} is no name a file may be kept under` }]),
      ...(isRepeated ? [{ code: 'repeated-path', path: `${where}.path`, message: `${path} is there twice` }] : []),
      ...(folders.has(path.toLowerCase())
        ? [{ code: 'file-and-folder', path: `${where}.path`, message: `${path} is a file and a folder at once` }]
        : []),
      ...(isBase64(content)
        ? []
        : [{ code: 'no-base64', path: `${where}.content`, message: `The content of ${path} is not base64` }]),
    ];
  });
};

const missing = ({ files, entry, preload }: Publication): Reason[] => {
  const known = new Set(files.map(({ path }) => path));
  const wanted = [['entry', entry] as const, ...preload.map((path, at) => [`preload[${at}]`, path] as const)];
  return wanted
    .filter(([, file]) => !known.has(file))
    .map(([path, file]) => ({ code: 'missing-file', path, message: `${file} is not among the files` }));
};

const repeatedMenuIds = ({ file }: Publication): Reason[] =>
  file.menu
    .filter(({ id }, at) => file.menu.findIndex((other) => other.id === id) !== at)
    .map(({ id }) => ({ code: 'repeated-menu-id', path: 'file.menu', message: `The menu id ${id} is there twice` }));

const otherName = ({ file }: Publication, name: string): Reason[] =>
  file.name === name
    ? []
    : [
        {
          code: 'other-name',
          path: 'file.name',
          message: `This address is for ${name}, the module names itself ${file.name}`,
        },
      ];

/** Files that cannot be kept, or that are missing, and a file that says it is of another module. */
export const fileReasons = (published: Publication, name: string): Reason[] => [
  ...otherName(published, name),
  ...pathReasons(published),
  ...missing(published),
  ...repeatedMenuIds(published),
];
