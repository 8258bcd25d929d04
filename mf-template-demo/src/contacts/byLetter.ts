import type { Contact } from '@bidwright/contract-template-demo/api';

const letterOf = (name: string) => [...name.normalize('NFD')][0]?.toLocaleUpperCase() ?? '';

/** The contacts in the order of their names, under the letter that each begins with. */
export const byLetter = (contacts: readonly Contact[]): [letter: string, contacts: Contact[]][] => {
  const groups = new Map<string, Contact[]>();
  for (const contact of contacts.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const letter = letterOf(contact.name);
    groups.set(letter, [...(groups.get(letter) ?? []), contact]);
  }
  return [...groups];
};
