export default {
  projects: ['shell', 'mf-*', 'services/*', 'shared/*', 'shared/contracts/*'].map(
    (room) => `<rootDir>/${room}/jest.config.mjs`,
  ),
};
