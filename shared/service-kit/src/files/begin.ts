import type { Collection } from '@bidwright/contract-kit';
import type { Service } from '../service.ts';
import { settings } from '../settings.ts';
import { type FileContext, openRoom } from './context.ts';
import { openStorage } from './openStorage.ts';
import { storageSettings } from './settings.ts';
import type { Storage } from './storage.ts';
import { keepSwept } from './sweep.ts';

/** The storage of a service, where a collection of its own has files. */
export const storageFor = async (collections: Collection[]): Promise<Storage | undefined> =>
  collections.some(({ file }) => file) ? openStorage(settings(storageSettings)) : undefined;

/** What a service needs to keep files, where a collection of its own has some. */
export const fileContextOf = async (service: Service): Promise<FileContext | undefined> => {
  const storage = await storageFor([...service.resources.values()].map(({ collection }) => collection));
  return storage && openRoom(service, storage);
};

/** Goes on with what an earlier process has left. */
export const beginFiles = (context: FileContext): void => {
  keepSwept(context);
  context.reader.wake();
};
