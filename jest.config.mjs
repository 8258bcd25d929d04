export default {
  // Pages of jsdom and services' databases take turns; Jest's default leaves a core of two idle.
  maxWorkers: '100%',
  // What suites leave behind fills a worker; above this it makes room for a new one.
  workerIdleMemoryLimit: '1500MB',
  projects: ['shell', 'mf-*', 'services/*', 'shared/*', 'shared/contracts/*'].map(
    (room) => `<rootDir>/${room}/jest.config.mjs`,
  ),
};
