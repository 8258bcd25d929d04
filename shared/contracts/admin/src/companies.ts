import {
  across,
  amount,
  choice,
  collection,
  day,
  flag,
  lines,
  longText,
  object,
  type RecordOf,
  reference,
  type SubCollection,
  status,
  text,
} from '@bidwright/contract-kit';
import { adminsOnly, bidders, clients } from './rights.ts';
import { states } from './states.ts';

/** Somebody at a company. */
export const companyContact = object({
  name: text(120).required(),
  title: text(120),
  email: text(254).email({ key: 'admin.email.invalid' }),
  phone: text(40),
  role: text(120),
  status: status(),
});

/** A blanket purchase agreement of the company. */
export const agreement = object({
  name: text(120).required(),
  number: text(100),
  ceiling: amount(),
  /** How much of the ceiling orders have taken. */
  used: amount(),
  startDate: day(),
  endDate: day(),
  status: status(),
});

/** Records are taken out of use, and back, by Admins alone. */
const archive = { status: { update: adminsOnly } };

const contacts: SubCollection = {
  name: 'contacts',
  input: companyContact,
  rights: { read: bidders, create: bidders, update: bidders, remove: adminsOnly },
  match: ['name'],
  fields: archive,
  asked: { sort: ['name', 'email', 'role', 'status'], filter: ['parent'] },
};

export const companies = collection({
  name: 'companies',
  service: 'admin',
  input: object({
    name: text(200).required(),
    companyType: reference('companyTypes'),
    /** Has blanket purchase agreements. */
    hasBPA: flag(),
    city: text(120),
    state: choice(states),
    postalCode: text(20),
    website: text(300),
    address: lines(300),
    conflictOfInterest: longText(5000),
    status: status(),
  }),
  rights: clients,
  match: ['name'],
  lookup: true,
  placeholder: '-- Add New Client --',
  fields: { ...archive, conflictOfInterest: { read: adminsOnly, update: adminsOnly } },
  sub: {
    contacts,
    bpas: { name: 'bpas', input: agreement, rights: { read: adminsOnly, create: adminsOnly, update: adminsOnly } },
  },
  derived: object({ type: text(120) }),
  derive: (record) => ({ type: record.companyType?.name ?? null }),
  derivedFrom: { type: 'companyType.name' },
});

export type Company = RecordOf<typeof companies> & { type: string | null };

/** People at all companies; each one's `parent` is the company. */
export const companyContacts = across(companies, contacts);
