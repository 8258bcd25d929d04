import * as admin from '@bidwright/contract-admin';
import * as ftes from '@bidwright/contract-ftes';
import { type Collection, fieldsOf } from '@bidwright/contract-kit';
import * as opportunities from '@bidwright/contract-opportunities';
import * as library from '@bidwright/contract-rfp-library';

const isCollection = (value: unknown): value is Collection =>
  typeof value === 'object' && value !== null && 'rights' in value && 'service' in value && 'sub' in value;

const collections = [admin, ftes, opportunities, library].flatMap((contract) =>
  Object.values<unknown>(contract).filter(isCollection),
);

interface Described {
  meta?: { kind?: string; of?: string };
  fields?: Record<string, Described>;
  innerType?: Described;
}

/** Where references stand in a description, and into what they point. A reference is looked into no further. */
const referencesIn = (described: Described, path: string): [string, string][] => {
  const { meta, fields = {}, innerType } = described;
  if (meta?.of) return [[path, meta.of]];
  return [
    ...(innerType ? referencesIn(innerType, `${path}[]`) : []),
    ...Object.entries(fields).flatMap(([name, field]) => referencesIn(field, `${path}.${name}`)),
  ];
};

const stated = collections.flatMap((collection) =>
  [collection, ...Object.values(collection.sub)].map(({ name, input }) => ({
    path: collection.name === name ? name : `${collection.name}/${name}`,
    input,
  })),
);

test('collections of services have names of their own, for events and copies tell them by these', () => {
  const names = collections.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(names).toEqual([...new Set(names)]);
});

test('every reference points at something that a contract states', () => {
  const targets = new Set(stated.map(({ path }) => path));
  const astray = stated
    .flatMap(({ path, input }) => referencesIn(input.describe() as Described, path))
    .filter(([, of]) => !targets.has(of));
  expect(astray).toEqual([]);
});

test('no reference stands where no name would follow', () => {
  const followed = stated.flatMap(({ path, input }) =>
    fieldsOf(input).flatMap(({ name, of, parts = [] }) => [
      ...(of ? [`${path}.${name}`] : []),
      ...parts.map((part) => `${path}.${name}.${part.name}`),
    ]),
  );
  const all = stated.flatMap(({ path, input }) => referencesIn(input.describe() as Described, path));
  expect(all.map(([path]) => path).sort()).toEqual(followed.sort());
});
