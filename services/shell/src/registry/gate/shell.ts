import type { Publication } from '@bidwright/contract-shell';
import { places, type ShellPage, shellPages } from '../../pages/places.ts';
import type { Reason } from '../reason.ts';
import { contentOf } from './content.ts';
import { scriptsOf } from './scripts.ts';

const asset = /(?:src|href)="\/(assets\/[^"]+)"/g;

const pageReasons = ({ files }: Publication, page: ShellPage): Reason[] => {
  const at = files.findIndex(({ path }) => path === page);
  const file = files[at];
  if (!file) return [{ code: 'missing-file', path: 'files', message: `${page} is not among the files` }];
  const html = contentOf(file).toString();
  const path = `files[${at}].content`;
  const lacking = Object.values(places).filter((place) => !html.includes(place));
  const known = new Set(files.map((one) => one.path));
  const asked = [...html.matchAll(asset)].map(([, name = '']) => name).filter((name) => !known.has(name));
  return [
    ...lacking.map((place) => ({
      code: 'broken-page',
      path,
      message: `${page} lacks ${place}, where the front door fills in what a person's page begins with`,
    })),
    ...asked.map((name) => ({
      code: 'missing-file',
      path,
      message: `${page} asks for ${name}, which is not among the files`,
    })),
  ];
};

/** What would leave people without the app: a page that is missing or cannot be filled, a file that it asks for, a script that is none. */
export const shellReasons = (published: Publication): Reason[] => [
  ...shellPages.flatMap((page) => pageReasons(published, page)),
  ...scriptsOf(published).reasons,
];
