import type { AnyObject, ObjectSchema, SentTo } from '@bidwright/contract-kit';
import type { Subject } from './route.ts';

const joined = async <Handlers extends object, Seed extends object>(
  handlers: Promise<Handlers>,
  seed: Promise<Seed>,
) => ({ ...(await handlers), ...(await seed) });

/** Each subject of the demo comes when something of it is first asked for. */
export const subjects = {
  account: () => joined(import('./account.ts'), import('./seed/account.ts')),
  posts: () => joined(import('./posts.ts'), import('./seed/posts.ts')),
  people: () => joined(import('./people.ts'), import('./seed/people.ts')),
  gallery: () => joined(import('./gallery.ts'), import('./seed/gallery.ts')),
  cards: () => joined(import('./cards.ts'), import('./seed/cards.ts')),
  userLists: () => joined(import('./userLists.ts'), import('./seed/userLists.ts')),
  shop: () => joined(import('./shop.ts'), import('./seed/shop.ts')),
  address: () => joined(import('./address.ts'), import('./seed/address.ts')),
  customers: () => joined(import('./customers.ts'), import('./seed/customers.ts')),
  contacts: () => joined(import('./contacts.ts'), import('./seed/contacts.ts')),
  cart: () => joined(import('./cart.ts'), import('./seed/cart.ts')),
  mail: () => joined(import('./mail.ts'), import('./seed/mail.ts')),
  calendar: () => joined(import('./calendar.ts'), import('./seed/calendar.ts')),
  chat: () => joined(import('./chat.ts'), import('./seed/chat.ts')),
  kanban: () => joined(import('./kanban.ts'), import('./seed/kanban.ts')),
};

export type SubjectName = keyof typeof subjects;

/** Whose address begins how: `/api/<segment>/…`. */
const bySegment: ReadonlyMap<string, SubjectName> = new Map([
  ['account', 'account'],
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
  ['mails', 'mail'],
  ['calendar', 'calendar'],
  ['chat', 'chat'],
  ['kanban', 'kanban'],
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
