import * as account from './account.ts';
import * as address from './address.ts';
import * as calendar from './calendar.ts';
import * as cards from './cards.ts';
import * as cart from './cart.ts';
import * as chat from './chat.ts';
import * as contacts from './contacts.ts';
import * as customers from './customers.ts';
import * as gallery from './gallery.ts';
import * as kanban from './kanban.ts';
import * as mail from './mail.ts';
import * as people from './people.ts';
import * as posts from './posts.ts';
import type { Subject } from './route.ts';
import { seed as accountSeed } from './seed/account.ts';
import { seed as addressSeed } from './seed/address.ts';
import { seed as calendarSeed } from './seed/calendar.ts';
import { seed as cardsSeed } from './seed/cards.ts';
import { seed as cartSeed } from './seed/cart.ts';
import { seed as chatSeed } from './seed/chat.ts';
import { seed as contactsSeed } from './seed/contacts.ts';
import { seed as customersSeed } from './seed/customers.ts';
import { seed as gallerySeed } from './seed/gallery.ts';
import { seed as kanbanSeed } from './seed/kanban.ts';
import { seed as mailSeed } from './seed/mail.ts';
import { seed as peopleSeed } from './seed/people.ts';
import { seed as postsSeed } from './seed/posts.ts';
import { seed as shopSeed } from './seed/shop.ts';
import { seed as userListsSeed } from './seed/userLists.ts';
import * as shop from './shop.ts';
import type { SubjectName } from './subjects.ts';
import * as userLists from './userLists.ts';

/** All subjects at once, for the service; the page takes them one by one. */
export const allSubjects: Record<SubjectName, Subject> = {
  account: { ...account, seed: accountSeed },
  posts: { ...posts, seed: postsSeed },
  people: { ...people, seed: peopleSeed },
  gallery: { ...gallery, seed: gallerySeed },
  cards: { ...cards, seed: cardsSeed },
  userLists: { ...userLists, seed: userListsSeed },
  shop: { ...shop, seed: shopSeed },
  address: { ...address, seed: addressSeed },
  customers: { ...customers, seed: customersSeed },
  contacts: { ...contacts, seed: contactsSeed },
  cart: { ...cart, seed: cartSeed },
  mail: { ...mail, seed: mailSeed },
  calendar: { ...calendar, seed: calendarSeed },
  chat: { ...chat, seed: chatSeed },
  kanban: { ...kanban, seed: kanbanSeed },
};
