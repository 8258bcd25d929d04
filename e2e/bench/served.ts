import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const ask = (address: string, { method, url, headers }: IncomingMessage, body: Buffer) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port, host, origin } = new URL(address);
    const onward = { ...headers, host, ...(headers.origin && { origin }) };
    const call = request({ hostname, port, method, path: url, headers: onward }, async (answer) =>
      resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: await read(answer) }),
    );
    call.on('error', reject);
    call.end(body);
  });

const read = async (stream: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const scriptsOf = (html: string) => html.match(/<script [^>]*src=[^>]*><\/script>/g)?.join('') ?? '';

/** The platform's page with another build's scripts, and without what fetches modules. */
const withScripts = (page: string, template: string) =>
  page.replace(/<link rel="preload" as="script"[^>]*>/g, '').replace(scriptsOf(page), () => scriptsOf(template));

/** Serves the platform, or its page with the build in `dist` in place of the composed one, and counts the bytes of page and scripts. */
export const serve = async (platform: string, dist?: string) => {
  const counted = new Map<string, number>();
  let last = performance.now();
  const packed = new Map<string, Promise<Buffer>>();

  const asset = (path: string) => {
    const file =
      packed.get(path) ??
      readFile(join(dist ?? '', path)).then((content) => (path.endsWith('.js') ? pack(content) : content));
    packed.set(path, file);
    return file;
  };

  const answer = async (incoming: IncomingMessage): Promise<Answer> => {
    const path = incoming.url ?? '/';
    if (dist && path.startsWith('/assets/')) {
      const type = path.endsWith('.js')
        ? { 'content-type': 'text/javascript', 'content-encoding': 'br' }
        : { 'content-type': 'font/woff2' };
      return {
        status: 200,
        headers: { ...type, 'cache-control': 'public, max-age=31536000, immutable' },
        body: await asset(path),
      };
    }
    const found = await ask(platform, incoming, await read(incoming));
    if (!dist || !found.headers['content-type']?.startsWith('text/html')) return found;
    const page = String(await unpack(found.body));
    const template = await readFile(join(dist, 'index.html'), 'utf8');
    return { ...found, body: await pack(withScripts(page, template)) };
  };

  const server = createServer(async (incoming, outgoing: ServerResponse) => {
    last = performance.now();
    const { status, headers, body } = await answer(incoming);
    if (/html|javascript/.test(headers['content-type'] ?? '')) counted.set(incoming.url ?? '', body.length);
    delete headers['transfer-encoding'];
    outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    counted,
    /** Waits until nothing was asked for a second. */
    rest: async () => {
      while (performance.now() - last < 1000) await setTimeout(100);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
