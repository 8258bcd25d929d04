import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '@bidwright/service-kit';
import { str } from 'envalid';
import { libraryIn } from './search/libraryOf.ts';

/** The search index can be made again at any time, so it may stand among temporary files. */
export const dataFolder = () =>
  settings({ DATA_DIR: str({ default: join(tmpdir(), 'bidwright-rfp-library') }) }).DATA_DIR;

/** The library of a service that runs. */
export const libraryOf = libraryIn(dataFolder);
