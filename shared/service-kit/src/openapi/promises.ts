import type { ServiceCall } from '@bidwright/contract-kit';
import { type Asked, askedBy } from '@bidwright/contract-kit/asked';
import type { Resource, Resources } from '../calls/resource.ts';
import { type Copies, statedCopies } from '../copies/statement.ts';
import { fieldsIn } from './fromYup.ts';
import { writtenFields } from './records.ts';

/** What a service knows of a collection or call: fields it takes or answers, and those that must be sent. */
export interface Promised {
  fields: string[];
  needed: string[];
}

/** What a version of a service gives to others and asks of them. */
export interface Promises {
  version: string;
  answers: Record<string, Promised>;
  asks: Asked;
}

const ofResource = (resource: Resource): Record<string, Promised> => {
  const { collection, subs, owned } = resource;
  const place = `${collection.service}/${collection.name}`;
  const needed = new Map([[place, writtenFields(collection.input, owned).required]]);
  const across: Record<string, Promised> = {};
  for (const [name, { sub, owned: byService, across: all }] of subs) {
    needed.set(`${place}/${name}`, sub.readOnly ? [] : writtenFields(sub.input, byService).required);
    // Its records of all parents are asked for alone, and written with their parent.
    if (all) for (const [at, fields] of Object.entries(askedBy(all.collection))) across[at] = { fields, needed: [] };
  }
  const own = Object.entries(askedBy(collection));
  return {
    ...Object.fromEntries(own.map(([name, fields]) => [name, { fields, needed: needed.get(name) ?? [] }])),
    ...across,
  };
};

const ofCall = (call: ServiceCall): Record<string, Promised> => {
  const { required } = fieldsIn(call.input, 'sent');
  return Object.fromEntries(
    Object.entries(askedBy(call)).map(([name, fields]) => [name, { fields, needed: required }]),
  );
};

/** What a service promises by its contracts, and asks of others by the copies it keeps. */
export const promisesOf = (
  version: string,
  resources: Resources,
  calls: readonly { call: ServiceCall }[],
  copies?: Copies,
): Promises => ({
  version,
  answers: Object.assign({}, ...[...resources.values()].map(ofResource), ...calls.map(({ call }) => ofCall(call))),
  asks: Object.fromEntries(
    statedCopies(copies).map(({ service, col, fields }) => [`${service}/${col}`, fields.toSorted()]),
  ),
});
