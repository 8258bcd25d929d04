import type { ModuleVersion } from '@bidwright/contract-shell';

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment && segment !== '*');

const owns = (route: string, segments: string[]) =>
  segmentsOf(route).every(
    (segment, at) => segment === segments[at] || (segment.startsWith(':') && at < segments.length),
  );

/** The module whose page an address is. */
export const ownerOf = (modules: ModuleVersion[], path: string): ModuleVersion | undefined => {
  const segments = segmentsOf(path);
  return modules
    .flatMap((module) => module.file.routes.map((route) => ({ module, path: route.path })))
    .filter((route) => owns(route.path, segments))
    .sort((one, other) => other.path.length - one.path.length)[0]?.module;
};

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Tags that fetch the first files of the module whose page was asked for, together with the shell's own. They name the
 * same hash and mode as the loader will: the browser takes a file twice where these differ. Chunks run when they come,
 * which does no more than leave them to the entry; that one needs the shell before it.
 */
export const firstTags = ({ entry, preload, files }: ModuleVersion): string => {
  const how = (address: string) => `="${attribute(address)}" crossorigin="anonymous" integrity="${files[address]}"`;
  const chunks = [...new Set(preload)].filter((address) => address !== entry);
  return [
    `<link rel="preload" as="script" href${how(entry)}>`,
    ...chunks.map((address) => `<script async src${how(address)}></script>`),
  ].join('');
};
