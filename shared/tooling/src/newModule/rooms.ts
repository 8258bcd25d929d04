/** The rooms of a module: where each stands, the one that its settings are like, and the packages of that one which it does not need. */
export const newRooms = [
  { template: 'mf', folder: (name: string) => `mf-${name}`, without: [] },
  { template: 'contract', folder: (name: string) => `shared/contracts/${name}`, without: [] },
  {
    template: 'service',
    folder: (name: string) => `services/${name}`,
    without: ['envalid'],
  },
];

/** The module that the settings of a new one are copied from. */
export const pattern = 'template-demo';

/** Copied as they are, where the pattern's room has them. */
export const settings = [
  'package.json',
  'jest.config.mjs',
  'rspack.config.ts',
  'tsconfig.json',
  'turbo.json',
  'src/main.ts',
  'seed/main.ts',
];
