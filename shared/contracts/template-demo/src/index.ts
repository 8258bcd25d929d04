import {
  collection,
  count,
  day,
  flag,
  lines,
  nobody,
  object,
  type RecordOf,
  type Right,
  reference,
  text,
} from '@bidwright/contract-kit';

const own: Right = (person) => [{ field: 'owner', ids: [person.id] }];

/** A post of the demo's social profile. Each person plays with an own copy of the demo's state. */
export const posts = collection({
  name: 'posts',
  service: 'template-demo',
  input: object({
    name: text(120).required(),
    text: lines(1000).required(),
    postedOn: day().required(),
    likes: count().default(0),
    /** Whether the person asking likes it. */
    liked: flag(),
    /** Whose copy it is; the posts that copies are made of are nobody's. */
    owner: reference('users'),
  }),
  sort: 'postedOn',
  rights: { read: own, create: nobody, update: own },
  many: { export: nobody, bulk: nobody, import: nobody },
});

export type Post = RecordOf<typeof posts>;

export { type ApiPlace, apiPlace, apis, callName, callOf, tokenHeader } from './api/calls.ts';
