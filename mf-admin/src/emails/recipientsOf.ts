import type { Email } from '@bidwright/contract-shell';

/** To whom a mail goes: by name where no address is known. */
export const recipientsOf = ({ to, person }: Pick<Email, 'to' | 'person'>): string[] =>
  to.length > 0 || !person ? to : [person.name];
