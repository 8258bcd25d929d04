import type { Field, Person, Reference } from '@bidwright/contract-kit';
import { isId } from '../../table/value.ts';
import type { KnownRecords } from './known.ts';
import { BadCell, entriesOf } from './value.ts';

/** What the cells of a row say of one thing that is pointed at. */
export interface Pointed {
  id?: string;
  name?: string;
  /** An id or a name. */
  either?: string;
}

type Found = Reference | { id: null; name: string };

const byName = async (
  known: KnownRecords,
  person: Person,
  of: string,
  name: string,
): Promise<Reference | undefined> => {
  const found = await known(person, of, 'name', name);
  if (found.length > 1) throw new BadCell('ambiguous', { name });
  return found[0];
};

const byId = async (known: KnownRecords, person: Person, of: string, id: string): Promise<Reference | undefined> =>
  isId(id) ? (await known(person, of, 'id', id))[0] : undefined;

const fromEither = async (known: KnownRecords, person: Person, of: string, text: string) =>
  (await byId(known, person, of, text)) ?? (await byName(known, person, of, text));

/** An id with the name that goes with it; the name of another record is a slip that nobody may guess away. */
const fromBoth = async (
  known: KnownRecords,
  person: Person,
  of: string,
  id: string,
  name: string,
): Promise<Reference> => {
  if (!isId(id)) throw new BadCell('noId', { id });
  const [right] = await known(person, of, 'id', id);
  if (right?.name.toLowerCase() === name.toLowerCase()) return { id, name };
  const others = await known(person, of, 'name', name);
  if (others.length > 0) throw new BadCell('otherName', { name });
  return { id, name };
};

const one = async (
  known: KnownRecords,
  person: Person,
  of: string,
  { id, name, either }: Pointed,
  isText: boolean,
): Promise<Found | null> => {
  if (id && name) return fromBoth(known, person, of, id, name);
  const text = id ?? name ?? either;
  if (!text) return null;
  const found = id ? await byId(known, person, of, id) : await (either ? fromEither : byName)(known, person, of, text);
  if (found) return found;
  if (isText && !id) return { id: null, name: text };
  throw new BadCell(id ? 'unknownId' : 'unknownName', { given: text });
};

/** What the cells of a row say of a field that points at records. */
export const pointedAt = async (known: KnownRecords, person: Person, field: Field, said: Pointed): Promise<unknown> => {
  const of = field.of ?? '';
  if (field.kind === 'reference') return one(known, person, of, said, Boolean(field.free));
  const [ids, names, mixed] = [said.id, said.name, said.either].map((text) => (text ? entriesOf(text) : []));
  const count = Math.max(ids?.length ?? 0, names?.length ?? 0, mixed?.length ?? 0);
  if (ids?.length && names?.length && ids.length !== names.length) throw new BadCell('counts');
  const found: (Found | null)[] = [];
  for (let at = 0; at < count; at += 1)
    found.push(await one(known, person, of, { id: ids?.[at], name: names?.[at], either: mixed?.[at] }, false));
  return found;
};
