import { type AnswerOf, call, listOf, object, objectOf, oneOf, string, tally } from '@bidwright/contract-kit';
import { moduleName } from './names.ts';
import { admins } from './rights.ts';

/** What two versions of a module can differ in, as far as it says so of itself. */
export const differenceKinds = [
  'page',
  'menu',
  'create',
  'slot',
  'offer',
  'destination',
  'link',
  'language',
  'service',
  'data',
  'shell',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

const version = () => string().max(60).required();

export const moduleDifference = call({
  service: 'shell',
  tag: 'modules',
  right: admins,
  name: 'modules/difference',
  summary: 'In what two versions of a module differ, by what they say of themselves and by their files; for an Admin',
  input: object({ name: moduleName(), from: version(), to: version() }).noUnknown(),
  answer: objectOf({
    changes: listOf(
      objectOf({
        change: oneOf(['added', 'removed', 'changed']),
        kind: oneOf(differenceKinds),
        /** `/user/ftes/reports`, or `admin/teams` of data that it asks a service for. */
        name: string().defined(),
      }),
    ),
    /** Files by what they hold, wherever they stand. */
    files: objectOf({ added: tally(), removed: tally(), same: tally() }),
  }),
  refusals: [404],
});

export type ModuleDifference = AnswerOf<typeof moduleDifference>;
