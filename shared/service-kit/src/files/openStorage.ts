import { folderStorage } from './folder.ts';
import type { StorageSettings } from './settings.ts';
import type { Storage } from './storage.ts';

/** The storage that the settings name. The client of S3 is large: it is loaded only where it is used. */
export const openStorage = async (given: StorageSettings): Promise<Storage> =>
  given.S3_BUCKET ? (await import('./bucket.ts')).bucketStorage(given) : folderStorage(given.DATA_DIR);
