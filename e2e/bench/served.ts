import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/** Pages are made for one person, and packed quickly. */
const asTheFrontDoor = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Asks the platform; a question that nobody waits for any more is given up, such as for a stream of events. */
const ask = (address: string, { method, url, headers }: IncomingMessage, body: Buffer, signal: AbortSignal) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port, host, origin } = new URL(address);
    const onward = { ...headers, host, ...(headers.origin && { origin }) };
    const call = request({ hostname, port, method, path: url, headers: onward, signal }, (answer) => {
      answer.on('error', reject);
      read(answer).then(
        (whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
        reject,
      );
    });
    call.on('error', reject);
    call.end(body);
  });

const read = async (stream: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Those of the build, not the list of modules, which is the same for both. */
const buildTag = /<link rel="preload"[^>]*>|<script [^>]*src="\/(assets|remotes)\/[^>]*><\/script>/g;
const tagsOf = (html: string) => html.match(buildTag)?.join('') ?? '';

/** The module whose first files the page asks for. */
const moduleIn = (page: string) => /rel="preload" as="script" href="\/remotes\/([^/]+)\//.exec(page)?.[1] ?? '';

/** The platform's page with the scripts of a build in `dist`, which asks as early for what the platform's page asks for. */
const inPlaceOf = async (page: string, dist: string) => {
  const isEntrance = page.includes('/assets/entrance-');
  const template = await readFile(join(dist, isEntrance ? 'entrance.html' : 'index.html'), 'utf8');
  const ofModules: Record<string, string> = JSON.parse(await readFile(join(dist, 'preloads.json'), 'utf8'));
  const tags = tagsOf(template) + (ofModules[moduleIn(page)] ?? '');
  const list = page.match(/<script [^>]*src="\/registry\/[^>]*><\/script>/)?.[0] ?? '';
  return page
    .replace(buildTag, '')
    .replace(list, '')
    .replace('</head>', () => `${list}${tags}</head>`);
};

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const isPacked = (path: string) => /\.(js|css)$/.test(path);

/** Milliseconds after which a page is taken for whole in any case. */
const maxRest = 10_000;

export type Site = Awaited<ReturnType<typeof serve>>;

/** Serves the platform, or its page with the build in `dist` in place of the composed one, and counts the bytes of page, scripts and styles. */
export const serve = async (platform: string, dist?: string) => {
  const counted = new Map<string, number>();
  let last = performance.now();
  /** Questions that are not answered yet, but for streams of events. */
  const open = new Set<IncomingMessage>();
  const packed = new Map<string, Promise<Buffer>>();

  const asset = (path: string) => {
    const file =
      packed.get(path) ??
      readFile(join(dist ?? '', path)).then((content) => (isPacked(path) ? pack(content) : content));
    packed.set(path, file);
    return file;
  };

  const answer = async (incoming: IncomingMessage, signal: AbortSignal): Promise<Answer> => {
    const path = incoming.url ?? '/';
    if (dist && path.startsWith('/assets/')) {
      return {
        status: 200,
        headers: {
          'content-type': types[extname(path)],
          ...(isPacked(path) && { 'content-encoding': 'br' }),
          'cache-control': 'public, max-age=31536000, immutable',
        },
        body: await asset(path),
      };
    }
    const found = await ask(platform, incoming, await read(incoming), signal);
    if (!dist || !found.headers['content-type']?.startsWith('text/html')) return found;
    const page = String(await unpack(found.body));
    return { ...found, body: await pack(await inPlaceOf(page, dist), asTheFrontDoor) };
  };

  const server = createServer(async (incoming, outgoing: ServerResponse) => {
    if (incoming.headers.accept !== 'text/event-stream') open.add(incoming);
    last = performance.now();
    const left = new AbortController();
    outgoing.once('close', () => {
      left.abort();
      open.delete(incoming);
      last = performance.now();
    });
    const found = await answer(incoming, left.signal).catch(() => undefined);
    if (!found) return outgoing.destroy();
    const { status, headers, body } = found;
    if (/html|javascript|css/.test(headers['content-type'] ?? '')) counted.set(incoming.url ?? '', body.length);
    delete headers['transfer-encoding'];
    return outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    counted,
    /** Waits until everything was answered and nothing was asked for a second, and not much longer for a page that asks without end. */
    rest: async () => {
      const end = performance.now() + maxRest;
      while ((open.size > 0 || performance.now() - last < 1000) && performance.now() < end) await setTimeout(100);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
