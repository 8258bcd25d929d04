import { availableParallelism } from 'node:os';

export default {
  // A third of the time of a suite it waits: for a database, a process, a page that draws.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // What suites leave behind fills a worker; above this it makes room for a new one.
  workerIdleMemoryLimit: '1500MB',
  projects: ['shell', 'mf-*', 'services/*', 'shared/*', 'shared/contracts/*'].map(
    (room) => `<rootDir>/${room}/jest.config.mjs`,
  ),
};
