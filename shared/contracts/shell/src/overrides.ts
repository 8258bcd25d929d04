import { call, done, everybody, object, objectOf, string } from '@bidwright/contract-kit';
import { moduleName } from './names.ts';
import { admins } from './rights.ts';

/** The code under which a team offers a version in the making. */
export const overrideCode = object({ code: string().max(100).required() });

const overrides = { service: 'shell', tag: 'modules' };

export const beginOverride = call({
  ...overrides,
  name: 'overrides/begin',
  summary: 'From now on the Admin who asks sees what is offered under the code, for eight hours at most',
  input: overrideCode,
  answer: objectOf({ module: moduleName() }),
  right: admins,
  refusals: [404],
});

export const stopOverride = call({
  ...overrides,
  name: 'overrides/stop',
  summary: 'Who asks sees the active version of a module again',
  input: object({ module: moduleName() }),
  answer: done(),
  right: everybody,
});
