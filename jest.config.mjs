export default {
  // Pages of jsdom and services' databases take turns; Jest's default leaves a core of two idle.
  maxWorkers: '100%',
  projects: ['shell', 'mf-*', 'services/*', 'shared/*', 'shared/contracts/*'].map(
    (room) => `<rootDir>/${room}/jest.config.mjs`,
  ),
};
