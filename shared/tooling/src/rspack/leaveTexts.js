/**
 * A loader: a catalog without the texts whose keys begin like one of these, which nothing of the application shows.
 *
 * @param {string} catalog
 * @this {{ getOptions(): { unshown: string[] } }}
 */
export default function leaveTexts(catalog) {
  const { unshown } = this.getOptions();
  /** @type {[string, string][]} */
  const texts = Object.entries(JSON.parse(catalog));
  return JSON.stringify(Object.fromEntries(texts.filter(([key]) => !unshown.some((start) => key.startsWith(start)))));
}
