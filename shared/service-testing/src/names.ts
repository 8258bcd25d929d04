import { type Collection, type Field, fieldsOf, type Kept } from '@bidwright/contract-kit';
import {
  insertRecords,
  type Row,
  type ServiceOptions,
  selectRecords,
  type Table,
  tableOf,
} from '@bidwright/service-kit';
import { subTableOf } from '@bidwright/service-kit/internal/table/table';
import { v7 as newId } from 'uuid';
import { event } from './event.ts';
import { testService } from './testService.ts';

/** What every reference points at before the test begins. */
const pointedAt = { id: '01900000-0000-7000-8000-0000000000aa', name: 'What it was called' };
const parentId = '01900000-0000-7000-8000-0000000000bb';

const values: Record<Field['kind'], (field: Field) => unknown> = {
  text: () => 'x',
  longText: () => 'x',
  choice: ({ choices }) => choices?.[0],
  labelled: ({ labels = {} }) => ({ value: Object.keys(labels)[0], label: Object.values(labels)[0] }),
  number: () => 1,
  boolean: () => true,
  date: () => '2026-01-31',
  recordId: () => pointedAt.id,
  reference: () => pointedAt,
  references: () => [{ id: newId(), name: 'Another' }, pointedAt],
  texts: ({ choices = ['x'] }) => choices.slice(0, 1),
  json: ({ parts = [] }) => (parts.length > 0 ? Object.fromEntries(parts.map(({ name }) => [name, pointedAt])) : []),
};

const filled = (fields: Field[]): Row & Kept => ({
  ...Object.fromEntries(fields.map((field) => [field.name, values[field.kind](field)])),
  id: newId(),
  version: 1,
  dateCreated: 1,
  dateUpdated: 1,
  addedBy: pointedAt,
});

const renamed = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, name));
  return (value as { id?: string } | null)?.id === pointedAt.id ? { ...pointedAt, name } : value;
};

/** The record when all that it says of `target` has another name. */
const expected = (fields: Field[], record: Row, target: string, name: string): Row => {
  const copies = fields
    .filter(({ of }) => of === target)
    .map((field) => [field.name, renamed(record[field.name], name)]);
  const groups = fields
    .filter(({ parts }) => parts?.some(({ of }) => of === target))
    .map((field) => [field.name, expected(field.parts ?? [], record[field.name] as Row, target, name)]);
  const own = target === 'users' && record.addedBy ? { addedBy: renamed(record.addedBy, name) } : {};
  return { ...record, ...Object.fromEntries([...copies, ...groups]), ...own };
};

const targetsOf = (fields: Field[]): string[] =>
  fields.flatMap(({ of, parts = [], kind }) => [...(of && kind !== 'recordId' ? [of] : []), ...targetsOf(parts)]);

interface Kind {
  label: string;
  table: Table;
  fields: Field[];
  hasParent: boolean;
}

const kindsOf = (collection: Collection): Kind[] => [
  { label: collection.name, table: tableOf(collection), fields: fieldsOf(collection.input), hasParent: false },
  ...Object.values(collection.sub)
    .filter(({ readOnly }) => !readOnly)
    .map((sub) => ({
      label: `${collection.name}/${sub.name}`,
      table: subTableOf(collection, sub),
      fields: fieldsOf(sub.input),
      hasParent: true,
    })),
];

/** Every reference that the contracts of a service state follows when its record gets another name. */
export const nameTests = (options: ServiceOptions & { collections: Collection[] }): void => {
  if (options.collections.length === 0) return;
  describe('names of other records', () => {
    const service = testService({ ...options, on: {} });
    const cases = options.collections.flatMap((collection) =>
      kindsOf(collection).flatMap((kind) =>
        [...new Set([...targetsOf(kind.fields), 'users'])].map((target) => ({ ...kind, collection, target })),
      ),
    );

    test.each(cases)('$label follows $target', async ({ table, fields, hasParent, collection, target }) => {
      const record = filled(fields);
      if (hasParent)
        await insertRecords(service.db, tableOf(collection), [{ ...filled(fieldsOf(collection.input)), id: parentId }]);
      await insertRecords(service.db, table, [record], () => (hasParent ? parentId : undefined));
      const [before = {}] = await selectRecords(service.db, table, {});
      const name = 'What it is called now';
      const now = { ...pointedAt, name };
      const [col = '', sub] = target.split('/');
      const receipt = await service.deliver(
        event({
          service: 'another',
          col,
          ...(sub !== undefined && { sub, parentId: newId() }),
          changes: { name: { from: pointedAt.name, to: name } },
          record: now,
        }),
      );
      expect(receipt).toMatchObject({ failed: [] });
      const [after] = await selectRecords(service.db, table, {});
      expect(after).toEqual(expected(fields, before, target, name));
      expect(after).not.toEqual(before);
    });
  });
};
