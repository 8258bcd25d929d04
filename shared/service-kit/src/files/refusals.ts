import { type FileType, fileTypes, type Message, message } from '@bidwright/contract-kit';
import { noRoom } from '../noRoom.ts';
import { Problem } from '../problem.ts';
import { english } from '../words.ts';

const inMegabytes = (bytes: number) => bytes / 1024 / 1024;

/** What is wrong with the file itself. */
const refuse = (status: number, code: string, said: Message) =>
  new Problem(status, code, english(said), { fields: { file: said } });

export const tooLarge = (max: number) =>
  refuse(413, 'too-large', message('file.tooLarge', { megabytes: inMegabytes(max) }));

export const emptyFile = () => refuse(422, 'empty-file', message('file.empty'));

export const cutOff = () => refuse(400, 'cut-off', message('file.cutOff'));

export const notAlone = () => refuse(415, 'not-alone', message('file.notAlone'));

export const hasFile = () => refuse(409, 'has-file', message('file.hasOne'));

export const hasMacros = () => refuse(415, 'has-macros', message('file.hasMacros'));

export const isLocked = () => refuse(415, 'locked', message('file.locked'));

export const unpacksTooLarge = (max: number) =>
  refuse(413, 'unpacks-too-large', message('file.unpacksTooLarge', { megabytes: inMegabytes(max) }));

export const tooManyDots = (max: number) =>
  refuse(413, 'too-many-dots', message('file.tooManyDots', { millions: max / 1e6 }));

const endingsOf = (types: readonly FileType[]) => types.map((type) => fileTypes[type].join(' ')).join(' ');

export const typeNotKept = (accept: readonly FileType[]) =>
  refuse(415, 'type-not-kept', message('file.type', { endings: endingsOf(accept) }));

export const noFile = () => new Problem(404, 'no-file', 'There is no file of this id');

export const noPart = () => new Problem(416, 'no-part', 'The file has no such part');

/** What to answer when the storage fails; nothing of the file stays. */
export const storageProblem = (error: unknown): Problem =>
  noRoom(error) ??
  new Problem(503, 'storage-unavailable', 'Files cannot be stored or read now. Please try again.', { retryAfter: 5 });
