import { mostMonths, projections } from '@bidwright/contract-ftes';
import { idOf, type JsonSchema, listOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';
import { mostPeople, usually } from './asked.ts';

const parts: JsonSchema = { ...listOf({ type: 'number' }), description: 'By month, as parts of a full month' };
const reference = (of: string) => objectOf({ id: idOf(of), name: { type: 'string' } });

const work = objectOf({
  bid: reference('opportunities'),
  chance: { type: 'number', description: '1 of won work' },
  parts,
});

const figures: Record<string, JsonSchema> = {
  person: reference('users'),
  teams: listOf(reference('teams')),
  capacity: { type: 'number', description: 'How much of a month the person works' },
  committed: parts,
  expected: parts,
  exposure: parts,
  over: { ...listOf({ type: 'number' }), description: 'The chance that a month is over the capacity' },
};

const person = objectOf(
  { ...figures, works: { ...listOf(work), description: 'What the sums are made of, where it was asked for' } },
  Object.keys(figures),
);

/** What the document of the API says of the call. */
export const capacityOperation: Operation = {
  method: 'post',
  path: `/api/${projections.service}/capacity`,
  tag: 'capacity',
  summary: 'Who has how much to do in which month, as far as the asker may see plans',
  body: objectOf(
    {
      from: { type: 'string', pattern: '^2\\d{3}-(0[1-9]|1[0-2])$', description: 'The first month' },
      months: { type: 'integer', minimum: 1, maximum: mostMonths, default: usually },
      people: { ...listOf(idOf('users')), maxItems: mostPeople },
      team: idOf('teams'),
      won: { ...idOf('opportunities'), description: 'What if this opportunity is won?' },
      works: { type: 'boolean', default: false, description: 'With the work that the sums are made of' },
    },
    ['from'],
  ),
  answer: objectOf({
    months: listOf(objectOf({ year: { type: 'integer' }, month: { type: 'integer', minimum: 1, maximum: 12 } })),
    people: listOf(person),
  }),
};
