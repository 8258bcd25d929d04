import { call, done, flag, object } from '@bidwright/contract-kit';
import { moduleName } from './names.ts';
import { admins } from './rights.ts';

export const openModule = call({
  service: 'shell',
  name: 'modules/open',
  tag: 'modules',
  summary: 'Opens a module to the roles that its file names for that, or closes it again; for an Admin',
  input: object({ name: moduleName(), open: flag() }),
  answer: done(),
  right: admins,
  refusals: [404],
  isIdempotent: true,
});
