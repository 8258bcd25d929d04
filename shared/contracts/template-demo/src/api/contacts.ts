import { type InferType, lines, object, text } from '@bidwright/contract-kit';
import { id, title } from './fields.ts';
import { changed } from './list.ts';
import { type Routes, routesOf, unknownId } from './route.ts';

const contact = object({
  id: id('contacts'),
  name: title(),
  company: text(120),
  role: text(120),
  workEmail: text(120),
  personalEmail: text(120),
  workPhone: text(40),
  personalPhone: text(40),
  place: text(120),
  birthday: text(40),
  about: lines(1000),
});

export type Contact = InferType<typeof contact>;

export interface ContactsState {
  contacts: Contact[];
}

const { get, post } = routesOf<ContactsState>();

export const routes = {
  'GET /api/contact/list': get((state) => ({ data: state.contacts })),
  'POST /api/contact/modify': post(contact, (state, { body }) => {
    const contacts = changed(state.contacts, body.id, () => body);
    return contacts ? { state: { contacts }, data: contacts } : unknownId('contact');
  }),
} satisfies Routes<ContactsState>;
