import { join } from 'node:path';

/** Where this worker keeps what it makes: two of them may change copies of the same module at once. */
export const workerFolder = join(import.meta.dirname, '../.data/e2e', `worker-${process.env.TEST_PARALLEL_INDEX ?? 0}`);
