import { Fault } from '../fault.ts';

/** A registry of modules, and what the team of a module publishes with. */
export interface Registry {
  /** `http://localhost:8080` */
  address: string;
  token: string;
}

/** What a refusal says. */
interface Refusal {
  errorInfo?: { message?: string; reasons?: { code: string; path: string; message: string }[] };
}

const reasonsOf = (text: string): string => {
  try {
    const { errorInfo }: Refusal = JSON.parse(text);
    const reasons = (errorInfo?.reasons ?? []).map(
      ({ code, path, message }) => `\n\n  ${message}\n    ${code} at ${path}`,
    );
    return `${errorInfo?.message ?? text}${reasons.join('')}`;
  } catch {
    return text;
  }
};

const send = async <Answer>(
  { address, token }: Registry,
  about: string,
  what: string,
  how: RequestInit,
): Promise<Answer> => {
  const answer = await fetch(`${address}/api/shell/${what}`, {
    ...how,
    headers: { 'content-type': 'application/json', origin: address, authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new Fault(`No registry answers at ${address}. Start the platform first, or set PUBLIC_URL to its address.`);
  });
  if (!answer.ok)
    throw new Fault(`The registry refuses ${about} (${answer.status}): ${reasonsOf(await answer.text())}`);
  const { data }: { data: Answer } = JSON.parse(await answer.text());
  return data;
};

/** Refuses a version of a service that others which run could not work with; `promises` is what it says of itself, as JSON. */
export const checkRollout = (
  registry: Registry,
  service: string,
  version: string,
  promises: string,
): Promise<unknown> =>
  send(registry, `${service} ${version}`, `services/${service}/check`, { method: 'POST', body: promises });

/** Sends a call to the registry, such as `ftes/activate`, and answers what it says; `about` names to people what it is about. */
export const call = <Answer>(registry: Registry, about: string, what: string, body: unknown): Promise<Answer> =>
  send(registry, about, `modules/${what}`, { method: 'POST', body: JSON.stringify(body) });

/** Asks the registry, such as for `provings/<id>`. */
export const ask = <Answer>(registry: Registry, about: string, what: string): Promise<Answer> =>
  send(registry, about, `modules/${what}`, { method: 'GET' });
