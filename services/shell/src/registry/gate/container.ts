import type { Publication } from '@bidwright/contract-shell';
import type { Reason } from '../reason.ts';
import { nameOf, type Script } from './scripts.ts';

/** What the shell loads of every module. */
const expose = './module';

/** The list in which a build's chunks meet is named after its container, with each run of `_` as one. */
export const chunkGlobalOf = (container: string): string => container.replace(/[^a-z\d$]+/gi, '_');

const chunkGlobalsOf = ({ members }: Script): Set<string> =>
  new Set(members.flatMap(({ property }) => /^(?:rsp|webp)ackChunk(.+)$/.exec(nameOf(property) ?? '')?.[1] ?? []));

const entryReasons = ({ entry, container }: Publication, scripts: Script[]): Reason[] => {
  const found = scripts.find(({ file }) => file === entry);
  if (!found) return [];
  return [
    ...(found.kept.has(container)
      ? []
      : [{ code: 'other-container', path: 'container', message: `${entry} makes no container named ${container}` }]),
    ...(found.kept.has(expose)
      ? []
      : [{ code: 'missing-expose', path: 'entry', message: `${entry} does not expose ${expose}` }]),
  ];
};

/** A container that lacks what the shell takes from it, or whose chunks would meet those of another. */
export const containerReasons = (published: Publication, scripts: Script[]): Reason[] => {
  const own = chunkGlobalOf(published.container);
  const strangers = scripts.flatMap((script) =>
    [...chunkGlobalsOf(script)].filter((global) => global !== own).map((global) => ({ ...script, global })),
  );
  return [
    ...entryReasons(published, scripts),
    ...strangers.map(({ path, file, global }) => ({
      code: 'other-chunk-global',
      path,
      message: `${file} puts its code among the chunks of ${global}, not of ${own}: it would run in another module`,
    })),
  ];
};
