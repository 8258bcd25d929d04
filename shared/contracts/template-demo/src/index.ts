import { collection, count, day, everybody, flag, nobody, object, type RecordOf, text } from '@bidwright/contract-kit';

/** A post of the demo's social profile. Each person plays with an own copy of the demo's state. */
export const posts = collection({
  name: 'posts',
  service: 'template-demo',
  input: object({
    name: text(120).required(),
    text: text(1000).required(),
    postedOn: day().required(),
    likes: count().default(0),
    /** Whether the person asking likes it. */
    liked: flag(),
  }),
  sort: 'postedOn',
  rights: { read: everybody, create: nobody, update: everybody },
});

export type Post = RecordOf<typeof posts>;
