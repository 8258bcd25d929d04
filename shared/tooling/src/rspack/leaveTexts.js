/** Parts of the kit that no sign-in page has. */
const unshown = [
  'dates',
  'drawer',
  'due',
  'fill',
  'filter',
  'import',
  'job',
  'options',
  'reference',
  'steps',
  'table',
  'undo',
].map((part) => `kit.${part}.`);

/**
 * A loader: the kit's catalog without the texts of those parts.
 *
 * @param {string} catalog
 */
export default function leaveTexts(catalog) {
  /** @type {[string, string][]} */
  const texts = Object.entries(JSON.parse(catalog));
  return JSON.stringify(Object.fromEntries(texts.filter(([key]) => !unshown.some((start) => key.startsWith(start)))));
}
