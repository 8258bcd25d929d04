/** Where a backup stands in an archive. */
export const backupIn = (path: string): string => `backup/${path}`;

/** Says of the files that stand elsewhere in an archive, where people find them, what the backup calls them. */
export const placesName = backupIn('places.json');

/** The path of each such file in the archive, by its path in the backup. */
export type Places = Record<string, string>;
