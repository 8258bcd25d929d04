export type { Account, AccountSession, AccountState, AccountUser } from './account.ts';
export type { Address, AddressInput, AddressState } from './address.ts';
export { type Asked, answer, maxStateLength, routeAt } from './answer.ts';
export type { CalendarEvent, CalendarInput, CalendarState, EventColor } from './calendar.ts';
export { eventColors } from './calendar.ts';
export type { CardsState, DetailsCard, ProfileCard, SimpleCard } from './cards.ts';
export type { Cart, CartAnswer, CartLine, CartState, Shipping } from './cart.ts';
export type { ChatMessage, ChatState, ChatUser } from './chat.ts';
export type { Contact, ContactsState } from './contacts.ts';
export type { Customer, CustomerOrder, CustomerProduct, CustomerReview, CustomersState } from './customers.ts';
export type { GalleryItem, GalleryState } from './gallery.ts';
export type {
  KanbanColumn,
  KanbanComment,
  KanbanItem,
  KanbanProfile,
  KanbanState,
  KanbanStory,
  Priority,
} from './kanban/state.ts';
export { put } from './kanban/state.ts';
export type { Mail, MailFilter, MailFolder, MailState } from './mail.ts';
export { isUnder, mailFilters } from './mail.ts';
export type { Follower, Friend, FriendRequest, PeopleState } from './people.ts';
export type { DemoPerson, Picture } from './picture.ts';
export type { Post, PostComment, PostReply, PostsState } from './posts.ts';
export type { DemoContext, DemoFailure, DemoRoute, Refused, Reply, Subject } from './route.ts';
export type { Product, ProductFilter, Review, ShopState } from './shop.ts';
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
export type { UserDetails, UserListsState, UserRow, UserStatus } from './userLists.ts';
