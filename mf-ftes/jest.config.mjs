export { default } from '@bidwright/tooling/jest/browser';
