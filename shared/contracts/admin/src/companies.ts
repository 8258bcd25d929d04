import { choice, collection, flag, object, type RecordOf, reference, status, text } from '@bidwright/contract-kit';
import { clients } from './rights.ts';
import { states } from './states.ts';

const contact = object({
  name: text(120).required(),
  title: text(120),
  email: text(254).email({ key: 'admin.email.invalid' }),
  phone: text(40),
  role: text(120),
  status: status(),
});

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
    website: text(300),
    status: status(),
  }),
  rights: clients,
  lookup: true,
  placeholder: '-- Add New Client --',
  sub: { contacts: { name: 'contacts', input: contact } },
  derive: (record) => ({ type: record.companyType?.name ?? null }),
  derivedFrom: { type: 'companyType.name' },
});

export type Company = RecordOf<typeof companies> & { type: string | null };
