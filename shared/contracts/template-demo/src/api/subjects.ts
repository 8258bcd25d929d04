import type { AnyObject, ObjectSchema, SentTo } from '@bidwright/contract-kit';
import type { Subject } from './route.ts';

/** Each subject of the demo comes when something of it is first asked for. */
export const subjects = {
  posts: async () => (await import('./posts.ts')).posts,
  people: async () => (await import('./people.ts')).people,
  gallery: async () => (await import('./gallery.ts')).gallery,
  cards: async () => (await import('./cards.ts')).cards,
  userLists: async () => (await import('./userLists.ts')).userLists,
  shop: async () => (await import('./shop.ts')).shop,
  address: async () => (await import('./address.ts')).address,
  customers: async () => (await import('./customers.ts')).customers,
  contacts: async () => (await import('./contacts.ts')).contacts,
  cart: async () => (await import('./cart.ts')).cart,
};

export type SubjectName = keyof typeof subjects;

/** Whose address begins how: `/api/<segment>/…`. */
const bySegment: ReadonlyMap<string, SubjectName> = new Map([
  ['posts', 'posts'],
  ['comments', 'posts'],
  ['replies', 'posts'],
  ['followers', 'people'],
  ['friends', 'people'],
  ['friend-request', 'people'],
  ['gallery', 'gallery'],
  ['details-card', 'cards'],
  ['simple-card', 'cards'],
  ['profile-card', 'cards'],
  ['user-list', 'userLists'],
  ['profile-list', 'userLists'],
  ['products', 'shop'],
  ['product', 'shop'],
  ['review', 'shop'],
  ['address', 'address'],
  ['customer', 'customers'],
  ['contact', 'contacts'],
  ['cart', 'cart'],
]);

/** The subject that an address such as `GET /api/posts/list` belongs to. */
export const subjectOf = (address: string): SubjectName | undefined => bySegment.get(address.split('/', 3)[2] ?? '');

/** Loads a subject for who looks its routes up by address. */
export const loadSubject = (name: SubjectName): Promise<Subject> => subjects[name]() as Promise<Subject>;

type Loaded = { [Name in SubjectName]: Awaited<ReturnType<(typeof subjects)[Name]>>['routes'] }[SubjectName];
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Every route of the demo by its address. */
export type DemoApi = Intersection<Loaded>;

export type DemoAddress = keyof DemoApi & string;

/** What is sent to an address. */
export type DemoBody<A extends DemoAddress> = DemoApi[A] extends { body: infer Body extends ObjectSchema<AnyObject> }
  ? SentTo<Body>
  : never;

type DataOf<Answer> = Answer extends { data: infer Data } ? Data : never;

/** What an address answers. */
export type DemoData<A extends DemoAddress> = DemoApi[A] extends { handle(...asked: never[]): infer Answer }
  ? DataOf<Answer>
  : never;
