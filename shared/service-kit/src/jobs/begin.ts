import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { str } from 'envalid';
import type { Addresses } from '../addresses.ts';
import { connect } from '../connect.ts';
import { openStorage } from '../files/openStorage.ts';
import { storageSettings } from '../files/settings.ts';
import type { Storage } from '../files/storage.ts';
import type { Service } from '../service.ts';
import { type ServiceSettings, settings } from '../settings.ts';
import { type JobContext, jobContextOf, type WhoIs } from './context.ts';
import { keepPruned } from './prune.ts';
import { askAdmin } from './whoIs.ts';
import { createWorker } from './worker.ts';

/** Where files of jobs lie: with the other files, or, of a service that was told of no folder, for a while. */
const storageOf = (name: string): Promise<Storage> => {
  const DATA_DIR = str({ default: join(tmpdir(), `bidwright-${name}`) });
  return openStorage(settings({ ...storageSettings, DATA_DIR }));
};

/** The jobs of a service. */
export interface Jobs {
  context: JobContext;
  /** Takes up what is to be done. */
  begin(): void;
  /** Waits for what is under way, after the signal to stop. */
  end(): Promise<void>;
}

type Given = Pick<ServiceSettings, 'DATABASE_URL'> & { PEERS: Addresses };

/** What a service needs for jobs. `whoIs` knows people in the place of admin. */
export const openJobs = async (
  service: Service,
  given: Given,
  storage?: Storage,
  whoIs?: WhoIs,
  jobsDb = connect(given.DATABASE_URL),
): Promise<Jobs> => {
  const { name, keys } = service;
  const worker = createWorker();
  const context = jobContextOf(service, {
    jobsDb,
    storage: storage ?? (await storageOf(name)),
    whoIs: whoIs ?? askAdmin(keys, given.PEERS.admin),
    worker: randomUUID(),
    wake: worker.wake,
  });
  return {
    context,
    begin: () => {
      keepPruned(context);
      worker.begin(context);
    },
    end: async () => {
      await worker.idle();
      await context.jobsDb.destroy();
    },
  };
};
