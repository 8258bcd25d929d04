export type * from './address.ts';
export { type Asked, answer, longestState, routeAt } from './answer.ts';
export type * from './cards.ts';
export type * from './cart.ts';
export type * from './contacts.ts';
export type * from './customers.ts';
export type * from './gallery.ts';
export type * from './people.ts';
export type { DemoPerson, Picture } from './picture.ts';
export type * from './posts.ts';
export type { DemoContext, DemoFailure, DemoRoute, Refused, Reply, Subject } from './route.ts';
export type * from './shop.ts';
export {
  type DemoAddress,
  type DemoApi,
  type DemoBody,
  type DemoData,
  loadSubject,
  type SubjectName,
  subjectOf,
  subjects,
} from './subjects.ts';
export type * from './userLists.ts';
