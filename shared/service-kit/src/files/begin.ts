import type { Service } from '../app.ts';
import { settings } from '../settings.ts';
import { openStorage } from './openStorage.ts';
import { type FileRoom, openRoom } from './room.ts';
import { storageSettings } from './settings.ts';
import { shelvesOf } from './shelf.ts';
import { keepSwept } from './sweep.ts';

/** What a service needs to keep files, where a collection of its own has some. */
export const fileRoomOf = async (service: Service): Promise<FileRoom | undefined> =>
  shelvesOf(service).length > 0 ? openRoom(service, await openStorage(settings(storageSettings))) : undefined;

/** Goes on with what an earlier process has left. */
export const beginFiles = (room: FileRoom): void => {
  keepSwept(room);
  room.reader.wake();
};
