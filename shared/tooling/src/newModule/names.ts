import { Fault } from '../fault.ts';

/** What stands in the templates in the place of a module's name. */
export interface Names {
  name: string;
  Title: string;
  collection: string;
  Entry: string;
}

const isName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const maxLength = 30;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A module's name in the forms that its sources need; refuses what is no name or is taken. */
export const namesOf = (name: string | undefined, taken: string[]): Names => {
  if (!name) throw new Fault('Which name? Say it behind the command, such as parking-lots');
  if (!isName.test(name) || name.length > maxLength)
    throw new Fault(
      `"${name}" cannot be a module's name: lower-case words joined by dashes, ${maxLength} letters at most, such as parking-lots`,
    );
  if (taken.includes(name)) throw new Fault(`There is a module or a service named ${name} already`);
  const words = name.split('-');
  const Entry = `${words.map(capital).join('')}Entry`;
  const collection = `${words.map((word, at) => (at ? capital(word) : word)).join('')}Entries`;
  return { name, Title: capital(words.join(' ')), collection, Entry };
};
