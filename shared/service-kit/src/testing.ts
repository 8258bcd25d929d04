export { resourcesOf } from './calls/resource.ts';
export { callsOf } from './calls/router.ts';
export { drift } from './table/drift.ts';
export { conformance } from './testing/conformance.ts';
export { emptyDatabase } from './testing/database.ts';
export { person } from './testing/person.ts';
export { type TestAnswer, type TestService, testService } from './testing/testService.ts';
