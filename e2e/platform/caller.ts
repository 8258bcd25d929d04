import { type DemoPerson, emailOf, password } from '../people.ts';

/** Somebody who is signed in, with connections that are kept open as a browser's are. */
export const caller = async (address: string, person: DemoPerson = 'admin') => {
  const headers: Record<string, string> = { origin: address, 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const signedIn = await post('/api/shell/signIn', { email: emailOf(person), password });
  if (!signedIn.ok) throw new Error(`Nobody can sign in: ${signedIn.status} ${await signedIn.text()}`);
  headers.cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
  return { post, get: (path: string) => fetch(address + path, { headers }) };
};

export type Caller = Awaited<ReturnType<typeof caller>>;
