export { default } from '@bidwright/tooling/jest/node';
