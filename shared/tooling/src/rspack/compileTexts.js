import { parse } from '@formatjs/icu-messageformat-parser';

/**
 * Whether a text is more than it says: it has places to fill, marks or a doubled quote.
 *
 * @param {string} text
 */
const isMore = (text) => /[{}<>]|''/.test(text);

/**
 * A loader: a catalog's texts as the browser reads them, so that no page brings what understands them as they are written.
 *
 * @param {string} catalog
 */
export default function compileTexts(catalog) {
  /** @type {[string, string][]} */
  const texts = Object.entries(JSON.parse(catalog));
  return JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, isMore(text) ? parse(text) : text])));
}
