import {
  choice,
  collection,
  day,
  message,
  number,
  object,
  type RecordOf,
  reference,
  status,
} from '@bidwright/contract-kit';
import { keepers } from './whose.ts';

export const leaveKinds = ['Leave', 'Other'] as const;

const emptyIsNull = (value: unknown, original: unknown) => (original === '' ? null : value);
const twoDecimals = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? Number(value.toFixed(2)) : value;

/** From when to when people do not work, or less. Why exactly is nobody's business: there is no note. */
export const leaves = collection({
  name: 'leaves',
  service: 'ftes',
  input: object({
    person: reference('users').required(),
    kind: choice(leaveKinds).default('Leave').required(),
    firstDay: day().required(),
    /** The last one on which the person is away. */
    lastDay: day()
      .required()
      .test(
        'after',
        () => message('ftes.leave.order'),
        (last, { parent }) => !last || !parent.firstDay || last >= parent.firstDay,
      ),
    /** So many hours of each day; null: the whole day. */
    hoursPerDay: number()
      .transform(emptyIsNull)
      .transform(twoDecimals)
      .moreThan(0)
      .max(24)
      .nullable()
      .default(null)
      .meta({ kind: 'number', scale: 2 }),
    status: status(),
  }),
  search: ['person'],
  sort: 'firstDay',
  match: ['person', 'firstDay'],
  asked: { sort: ['firstDay', 'lastDay', 'person'], filter: ['status'] },
  rights: { read: keepers, create: keepers, update: keepers },
  many: { import: (person) => (keepers(person) === 'all' ? 'all' : 'none') },
});

export type Leave = RecordOf<typeof leaves>;
