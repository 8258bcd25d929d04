import { join } from 'node:path';
import type { Service } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import { fileIndex } from './index/fileIndex.ts';
import { Library } from './Library.ts';
import { contentSource } from './source.ts';

/** A service's library, its index in a folder. It follows the database from its first use until the service stops. */
export const libraryIn = (folder: () => string): ((service: Service<Db>) => Library) => {
  const libraries = new WeakMap<Service<Db>, Library>();
  return (service) => {
    const known = libraries.get(service);
    if (known) return known;
    const { db, log, stopping } = service;
    const library = new Library(fileIndex(join(folder(), 'search')), contentSource(db), log);
    libraries.set(service, library);
    library.keep(stopping);
    return library;
  };
};
