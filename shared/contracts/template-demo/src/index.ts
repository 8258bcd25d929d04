export { type ApiPlace, apiPlace, apis, callName, callOf, tokenHeader, tokenLifetimeMs } from './api/calls.ts';
