import { object } from 'yup';
import { type Collection, collection, fieldsOf, type SubCollection } from './collection.ts';
import { reference } from './fields.ts';
import type { Right, SubRights } from './rights.ts';

/** Who may do something with a subcollection; its own rights come before those of its parent. */
export const subRight = (parent: Collection, { rights }: SubCollection, act: keyof SubRights): Right => {
  if (!rights) return parent.rights[act === 'read' ? 'read' : 'update'];
  return act === 'remove' ? (rights.remove ?? rights.update) : rights[act];
};

/** What a right says of the record that one belongs to. */
export const ofParent =
  (right: Right): Right =>
  (person) => {
    const scope = right(person);
    return typeof scope === 'string' ? scope : scope.map(({ field, ids }) => ({ field: `parent.${field}`, ids }));
  };

/** The records of a subcollection, whosever they are, as one collection: each has its `parent`. */
export const across = (parent: Collection, sub: SubCollection): Collection =>
  collection({
    name: `${parent.name}_${sub.name}`,
    service: parent.service,
    input: object({ parent: reference(parent.name).required(), ...sub.input.fields }),
    sort: Object.hasOwn(sub.input.fields, 'name') ? 'name' : 'dateCreated',
    search: ['parent', ...fieldsOf(sub.input).flatMap(({ name, kind }) => (kind === 'text' ? [name] : []))],
    rights: {
      read: ofParent(subRight(parent, sub, 'read')),
      create: ofParent(subRight(parent, sub, 'create')),
      update: ofParent(subRight(parent, sub, 'update')),
    },
    many: { export: sub.many?.export },
    match: sub.match,
    asked: sub.asked,
    fields: sub.fields,
    secret: sub.secret,
  });
