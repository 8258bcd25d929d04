import { Problem } from '@bidwright/service-kit';
import { noKeys, normalEmail } from '../accounts/accounts.ts';
import { beginAccount } from '../accounts/newAccount.ts';
import type { ListedPerson } from '../accounts/people.ts';
import type { AppContext } from '../context.ts';
import { type Instance, saidOf } from './said.ts';

type Around = Pick<AppContext, 'db' | 'people' | 'settings'>;

const taken = () => new Problem(409, 'uniqueness', 'Somebody has this address already');

/** Everybody, whether with the firm still or not. */
export const everybody = ({ people }: Pick<Around, 'people'>): Promise<ListedPerson[]> => people.list();

export const personOf = async ({ people }: Pick<Around, 'people'>, id: string): Promise<ListedPerson> => {
  const found = (await people.list()).find((one) => one.id === id);
  if (!found) throw new Problem(404, 'no-record', 'There is no such person');
  return found;
};

/** Answers the person as written. */
const write = async ({ people, settings }: Around, person: ListedPerson): Promise<ListedPerson> => {
  const { email: _email, ...said } = person;
  // As what the audit names the directory.
  await people.change({ ...said, directory: settings.OIDC_NAME || 'SCIM' });
  return person;
};

const statusOf = (active: boolean) => (active ? 'Active' : 'Inactive');

/** Writes what the directory says of somebody who is there; what it leaves out stays. */
export const change = async (context: Around, id: string, instance: Instance): Promise<ListedPerson> => {
  const person = await personOf(context, id);
  const known = { givenName: person.firstName, familyName: person.lastName, active: person.status === statusOf(true) };
  const { userName, givenName: firstName, familyName: lastName, active } = saidOf(instance, known);
  if (normalEmail(userName) !== normalEmail(person.email))
    throw new Problem(400, 'mutability', 'userName: an Admin changes the address by which a person signs in');
  return write(context, { ...person, firstName, lastName, status: statusOf(active) });
};

/** Makes an account and a record; the person signs in by the directory, or asks for a password by mail. */
export const enter = async (context: Around, instance: Instance): Promise<ListedPerson> => {
  const { db, people, settings } = context;
  const { userName: email, givenName: firstName, familyName: lastName, active } = saidOf(instance);
  if (await people.entered(email)) throw taken();
  const permissions = [...new Set(['User', ...settings.REGISTRATION_PERMISSIONS])];
  const newcomer = { firstName, lastName, email, ...noKeys };
  const account = await beginAccount(db, newcomer, { permissions, isFirst: false, mustConfirm: false });
  if (!account || !(await people.registered(account))) throw taken();
  const person = { id: account.id, firstName, lastName, email: account.email, status: statusOf(true) };
  return active ? person : write(context, { ...person, status: statusOf(false) });
};

/** Somebody who is gone stays in bids, plans and the audit, and comes in no more. */
export const leave = async (context: Around, id: string): Promise<void> => {
  await write(context, { ...(await personOf(context, id)), status: statusOf(false) });
};
