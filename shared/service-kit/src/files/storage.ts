import type { Readable } from 'node:stream';

/** A part of a file: its first and its last byte, counted from 0. */
export interface Part {
  start: number;
  end: number;
}

/** Where files lie, by keys of the service's own making. */
export interface Storage {
  /** The folder of files that are not whole yet, and of copies. */
  incoming: string;
  /** Takes a file over from the folder of incoming ones. */
  keep(file: string, key: string): Promise<void>;
  /** Fails before anything is read where there is no such file. */
  read(key: string, part?: Part): Promise<Readable>;
  /** Whether there is such a file. */
  has(key: string): Promise<boolean>;
  /** Ends well where there is no such file. */
  remove(key: string): Promise<void>;
  /** The folder below which keys are paths, where files lie on this machine. */
  folder?: string;
}
