import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

interface Version {
  dist: { tarball: string };
}

/** What npm sends of a package, and is told of it. */
interface About {
  name: string;
  'dist-tags': Record<string, string>;
  versions: Record<string, Version>;
  _attachments?: Record<string, { data: string }>;
}

export interface Registry {
  address: string;
  stop(): Promise<void>;
}

/**
 * A private registry of npm: takes what `npm publish` sends, and gives it to `npm install`. It knows our packages alone; npm asks its own
 * registry for all others. Verdaccio, which firms use, cannot be installed here: it asks for a package that its registry lacks.
 */
export const startRegistry = async (): Promise<Registry> => {
  const packages = new Map<string, About>();
  const tarballs = new Map<string, Buffer>();
  let address = '';

  const take = async (request: IncomingMessage, name: string): Promise<number> => {
    const { _attachments: attachments = {}, ...sent }: About = JSON.parse(await text(request));
    const known = packages.get(name);
    const [version = ''] = Object.keys(sent.versions);
    if (known?.versions[version]) return 409;
    const [tarball] = Object.values(attachments);
    if (!tarball) return 400;
    const path = `/${name}/-/${version}.tgz`;
    tarballs.set(path, Buffer.from(tarball.data, 'base64'));
    for (const { dist } of Object.values(sent.versions)) dist.tarball = `${address}${path}`;
    packages.set(name, { ...sent, versions: { ...known?.versions, ...sent.versions } });
    return 201;
  };

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '').replace(/\?.*$/, '');
    const name = path.slice(1);
    if (request.method === 'PUT') {
      response.writeHead(await take(request, name)).end('{}');
      return;
    }
    const found = tarballs.get(path) ?? (packages.has(name) ? JSON.stringify(packages.get(name)) : undefined);
    response.writeHead(found ? 200 : 404).end(found ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (typeof listening !== 'object' || !listening) throw new Error('The registry has no port');
  address = `http://127.0.0.1:${listening.port}`;
  return {
    address,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
