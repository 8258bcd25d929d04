import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shellName } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import { html as escaped } from '../docs/html.ts';
import type { Versions } from '../registry/bring.ts';
import { places, type ShellPage } from './places.ts';

const noPage = () => new Problem(503, 'no-page', 'The app is not published yet. Please try again.', { retryAfter: 2 });

/** The pages of a version of the shell as its build left them. One of before the registry kept the shell's files has not both of them, and so none. */
export const readPages = async (
  versions: Versions,
  version: string | undefined,
): Promise<Record<ShellPage, string>> => {
  if (version === undefined) throw noPage();
  const folder = await versions(shellName, version);
  const read = (page: ShellPage) => readFile(path.join(folder, page), 'utf8');
  try {
    return { 'index.html': await read('index.html'), 'entrance.html': await read('entrance.html') };
  } catch {
    throw noPage();
  }
};

/** Tags for pages of modules, which the build leaves in a comment. */
const ofModules = /<!--modules (.*?)-->/;

/** Those for whoever works on a module. */
const ofDevelopment = /<!--development (.*?)-->/;

/** The title that a page has until it says its own. */
const productTitle = '<title>Bidwright</title>';

interface Filling {
  language: string;
  /** What stands in the place of the product's name. */
  title: string | null;
  /** It is a page of a module. */
  isOfModule: boolean;
  /** It is for somebody who works on a module. */
  isForDevelopment: boolean;
  head: string;
  boot: string;
}

/** Functions as replacements: `$` in what is filled in means nothing. */
export const fillTemplate = (
  html: string,
  { language, title, isOfModule, isForDevelopment, head, boot }: Filling,
): string =>
  html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
    .replace(productTitle, (given) => (title ? escaped`<title>${title}</title>`.text : given))
    .replace(ofModules, isOfModule ? '$1' : '')
    .replace(ofDevelopment, isForDevelopment ? '$1' : '')
    .replace(places.head, () => head)
    .replace(places.boot, () => boot);
