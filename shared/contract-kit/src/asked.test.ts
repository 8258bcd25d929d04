import { array, object, string } from 'yup';
import { askedBy } from './asked.ts';
import { call } from './call.ts';
import { collection } from './collection.ts';

const nobody = () => 'none' as const;
const rights = { read: nobody, create: nobody, update: nobody };

test('of a collection: its fields, those that every record has and those that follow, and its parts', () => {
  const lots = collection({
    name: 'lots',
    service: 'parking',
    input: object({ name: string(), street: string() }),
    derived: object({ isFull: string() }),
    sub: { cars: { name: 'cars', input: object({ plate: string() }) } },
    rights,
  });
  expect(askedBy(lots)).toEqual({
    'parking/lots': ['addedBy', 'dateCreated', 'dateUpdated', 'id', 'isFull', 'name', 'street', 'version'],
    'parking/lots/cars': ['plate'],
  });
});

test('of a call: what goes in and what comes out, also of each in a list', () => {
  const free = call({
    service: 'parking',
    name: 'free',
    summary: 'Where one can park',
    input: object({ day: string() }),
    answer: array(object({ lot: string(), places: string() })),
    right: nobody,
  });
  expect(askedBy(free)).toEqual({ 'parking/free': ['day', 'lot', 'places'] });
});

test.each([undefined, null, 'plans', 3, () => ({}), {}, { name: 'lots', service: 'parking' }])(
  'of %p nothing',
  (value) => {
    expect(askedBy(value)).toEqual({});
  },
);
