import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Fault, textOf } from '../fault.ts';

/** A registry, and what its modules' teams publish with. */
export interface Registry {
  /** `http://localhost:8080` */
  address: string;
  token: string;
}

/** What a build says of itself; the registry checks it. */
interface Publication {
  version: string;
}

interface Answer {
  status: number;
  reason: string;
}

const send = async ({ address, token }: Registry, path: string, body: unknown): Promise<Answer> => {
  try {
    const answer = await fetch(`${address}/api/shell/modules/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, reason: answer.ok ? '' : await answer.text() };
  } catch (error) {
    throw new Fault(
      `No registry answers at ${address} (${textOf(error)}). Start the platform, or set PUBLIC_URL to its address.`,
    );
  }
};

const filesOf = async (dist: string) => {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'publication.json')
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => ({ path: relative(dist, path), content: await readFile(path, 'base64') })),
  );
};

const publicationOf = async (dist: string): Promise<Publication> =>
  JSON.parse(await readFile(join(dist, 'publication.json'), 'utf8'));

export const activate = async (registry: Registry, module: string, version: string): Promise<void> => {
  const { status, reason } = await send(registry, `${module}/activate`, { version });
  if (status >= 400) throw new Fault(`${module} ${version} was not activated (${status}): ${reason}`);
};

/** Publishes the build that stands in `dist` and makes it the module's active version. */
export const publish = async (registry: Registry, module: string, dist: string): Promise<void> => {
  const publication = await publicationOf(dist);
  const { status, reason } = await send(registry, `${module}/versions`, { ...publication, files: await filesOf(dist) });
  if (status >= 400) throw new Fault(`${module} ${publication.version} was not published (${status}): ${reason}`);
  await activate(registry, module, publication.version);
};
