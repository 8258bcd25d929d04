import type { AnyObject, Where } from '@bidwright/contract-kit';
import type { Likeness } from './list.ts';

/** Letters of a name below which too much would be like it. */
const fewest = 3;

const written = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const isAddress = (text: string) => /^\S+@\S+\.\S{2,}$/.test(text);

const eq = (field: string, value: string): Where => ({ field, is: 'eq', value });

/** A contact has one e-mail address wherever it stands; without one, one name at its company. */
export const sameContact = ({ name, email, parent }: AnyObject): Likeness | undefined => {
  const [called, address] = [written(name), written(email)];
  if (isAddress(address)) return { where: [eq('email', address)] };
  return called.length >= fewest && parent?.id ? { where: [eq('name', called), eq('parent', parent.id)] } : undefined;
};

/** Signs, and what firms put behind their names, make no other company. */
const meaningless = /[^\p{L}\p{N}\s]|\b(inc|llc|ltd|corp|co|gmbh|sa|plc|incorporated|limited|corporation|company)\b/giu;

/** A company whose name has all the words of the one that is filled in. */
export const sameCompany = ({ name }: AnyObject): Likeness | undefined => {
  const search = written(name).replace(meaningless, ' ').replace(/\s+/g, ' ').trim();
  return search.length >= fewest ? { search } : undefined;
};
