import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '@bidwright/service-kit';

/** What the build of the shell leaves in its page for the front door to fill. */
const places = { head: '<!--head-->', boot: '<!--boot-->' };

const mustHavePlaces = (html: string, file: string): string => {
  const missing = Object.values(places).filter((place) => !html.includes(place));
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(' and ')}`);
  return html;
};

/** Reads a page of the shell, and again when a build has changed it. */
export const createTemplate = (dist: string, page: string) => {
  const file = path.join(dist, page);
  let known = { mtimeMs: 0, html: '' };
  return async (): Promise<string> => {
    const found = await stat(file).catch(() => undefined);
    if (!found) throw new Problem(503, 'no-page', 'The page is not built yet. Please try again.', { retryAfter: 2 });
    if (found.mtimeMs !== known.mtimeMs) {
      known = { mtimeMs: found.mtimeMs, html: mustHavePlaces(await readFile(file, 'utf8'), file) };
    }
    return known.html;
  };
};

/** Tags for pages of modules, which the build leaves in a comment. */
const ofModules = /<!--modules (.*?)-->/;

interface Filling {
  language: string;
  /** It is a page of a module. */
  isOfModule: boolean;
  head: string;
  boot: string;
}

/** Functions as replacements: `$` in what is filled in means nothing. */
export const fillTemplate = (html: string, { language, isOfModule, head, boot }: Filling): string =>
  html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(ofModules, isOfModule ? '$1' : '')
    .replace(places.head, () => head)
    .replace(places.boot, () => boot);
