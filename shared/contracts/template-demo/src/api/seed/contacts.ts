import type { ContactsState } from '../contacts.ts';
import { companies, emailOf, names, nth, places, roles, times } from './names.ts';

export const seed = (): ContactsState => ({
  contacts: times(12, (i) => ({
    id: `contact-${i}`,
    name: nth(names, i),
    company: nth(companies, i),
    role: nth(roles, i),
    workEmail: emailOf(nth(names, i)),
    personalEmail: emailOf(nth(names, i)).replace('@demo', '@home'),
    workPhone: `+1 555 01${20 + i}`,
    personalPhone: `+1 555 01${50 + i}`,
    place: nth(places, i),
    birthday: `${String(1 + i).padStart(2, '0')}-${String(3 + i * 2).padStart(2, '0')}`,
    about: nth(['Met at the spring fair.', 'Prefers mail to calls.', 'Knows everybody in the port.'], i),
  })),
});
