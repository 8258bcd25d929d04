/** What a file for an import may have. */
export const maxRows = 100_000;
export const maxColumns = 200;
