import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { type Language, languages } from './languages.ts';
import { type Catalogs, faultsOf, type WordLists } from './messages.ts';
import { textsLackingIn } from './namedTexts.ts';

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));

const folders = (): string[] =>
  globSync(['**/locales', '**/locales/*/'], {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist' || name.startsWith('.'),
  }).sort();

const isLabel = (value: object): value is Record<Language, string> => languages.every((language) => language in value);

/** Texts in all languages that stand in a module's module.json, by the place they stand at. */
const labelsIn = (value: unknown, place: string): [string, Record<Language, string>][] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isLabel(value)) return [[place, value]];
  return Object.entries(value).flatMap(([name, inner]) => labelsIn(inner, `${place}.${name}`));
};

const catalogsOf = (folder: string): Catalogs => {
  const of = (language: Language): Record<string, string> => {
    const file = join(root, folder, `${language}.json`);
    return existsSync(file) ? readJson(file) : {};
  };
  return { en: of('en'), fr: of('fr'), ro: of('ro'), zh: of('zh') };
};

const labelCatalogs = (file: string): Catalogs => {
  const labels = labelsIn(readJson(join(root, file)), 'module');
  const of = (language: Language) => Object.fromEntries(labels.map(([place, label]) => [place, label[language]]));
  return { en: of('en'), fr: of('fr'), ro: of('ro'), zh: of('zh') };
};

/** What pages name of texts that are not there. */
const lacking = (): string[] => {
  const catalog = new Set(folders().flatMap((folder) => Object.keys(catalogsOf(folder).en)));
  const files = globSync('{mf-*,shell,shared/remote-kit}/src/**/*.{ts,tsx}', { cwd: root });
  return files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      textsLackingIn(readFileSync(join(root, file), 'utf8'), catalog).map((id) => `${file} ${id}: is in no catalog`),
    );
};

/** Checks all texts of the project; a line for each fault. */
export const checkMessages = (): string[] => {
  const lists: WordLists = {
    same: readJson(join(import.meta.dirname, 'sameWords.json')),
    avoided: readJson(join(import.meta.dirname, 'avoidedWords.json')),
  };
  const said = (place: string, catalogs: Catalogs) => faultsOf(catalogs, lists).map((fault) => `${place} ${fault}`);
  return [
    ...folders().flatMap((folder) => said(folder, catalogsOf(folder))),
    ...globSync('mf-*/module.json', { cwd: root }).flatMap((file) => said(file, labelCatalogs(file))),
    ...lacking(),
  ];
};
