import type { Catalog, Language, Search } from '@bidwright/shell-api';
import { loadCatalog } from '../intl/catalogs.ts';

/** A page that is found by its title. */
interface Titled {
  id: string;
  /** The message that is its title; a plain one. */
  message: string;
  path: string;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A search among some pages by their titles in the person's language, however words are accented; for `shell/search/v1`. */
export const titleSearch =
  (pages: readonly Titled[], catalogs: (language: Language) => Catalog[]): Search =>
  async ({ text, language, limit }) => {
    const texts = await loadCatalog(language, () => catalogs(language));
    const words = plain(text).split(/\s+/).filter(Boolean);
    return pages
      .map(({ id, message, path }) => ({
        id,
        title: texts[message]?.map((part) => ('value' in part ? part.value : '')).join('') ?? '',
        path,
      }))
      .filter(({ title }) => words.every((word) => plain(title).includes(word)))
      .slice(0, limit);
  };
