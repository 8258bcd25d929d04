export { default } from '@bidwright/tooling/jest/server';
