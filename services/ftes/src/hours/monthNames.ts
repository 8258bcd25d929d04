/** Languages in which spreadsheets name months; Chinese ones count them. */
const languages = ['en', 'fr', 'ro'];

/** Without accents, dots and capitals, which people leave out. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();

const months = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const { format } = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, n) => [plain(format(Date.UTC(2026, n))), n + 1] as const);
    }),
  ),
);

/** The number of a month by its name or a usual short form: 3 for `March`, `mars`, `Mar.` and `martie`. */
export const monthNamed = (name: string): number | undefined => months.get(plain(name));
