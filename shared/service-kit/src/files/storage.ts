import type { Readable } from 'node:stream';

/** Where files lie, by keys of the service's own making. */
export interface Storage {
  /** The folder of files that are not whole yet, and of copies. */
  incoming: string;
  /** Takes a file over from the folder of incoming ones. */
  keep(file: string, key: string): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Ends well where there is no such file. */
  remove(key: string): Promise<void>;
  /** The folder below which keys are paths, where files lie on this machine. */
  folder?: string;
}
