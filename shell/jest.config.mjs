import browser from '@bidwright/tooling/jest/browser';

export default { ...browser, setupFiles: ['<rootDir>/src/testing/page.ts'] };
