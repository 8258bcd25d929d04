/** What a file for an import may have. */
export const mostRows = 100_000;
export const mostColumns = 200;
