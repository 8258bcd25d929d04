import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What happens to a file on its way. corrupt: code is put in front of it; cut: the line breaks while it comes, once. */
export type Trouble = 'gone' | 'hang' | 'corrupt' | 'cut';

const tampering = 'globalThis.tampered = true;\n';

/** What is made of an answer's text. */
type Alter = (text: string) => string;

/** A road to the platform on which files can get into trouble: a real server that hangs, loses and spoils. */
export const openRoad = async (platform: string) => {
  const troubles = new Map<RegExp, Trouble | Alter>();
  const hanging = new Set<ServerResponse>();
  const origin = new URL(platform);

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, trouble?: Trouble | Alter) => {
    const headers = { ...incoming.headers, host: origin.host };
    if (headers.origin) headers.origin = origin.origin;
    if (trouble) headers['accept-encoding'] = 'identity';
    const { method, url: path } = incoming;
    const onward = request({ host: origin.hostname, port: origin.port, method, path, headers }, (answer) => {
      if (trouble) delete answer.headers['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (typeof trouble === 'function') return void text(answer).then((whole) => outgoing.end(trouble(whole)));
      if (trouble) outgoing.write(tampering);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };

  const server = createServer((incoming, outgoing) => {
    const found = [...troubles].find(([path]) => path.test(incoming.url ?? ''));
    const trouble = found?.[1];
    if (trouble === 'hang') hanging.add(outgoing);
    else if (trouble === 'gone')
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file\n');
    else if (found && trouble === 'cut') {
      troubles.delete(found[0]);
      outgoing.writeHead(200, { 'content-length': 1000 }).write('void', () => outgoing.destroy());
    } else forward(incoming, outgoing, trouble);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://localhost:${port}`,
    /** Files whose path fits get into trouble from now on. */
    block: (path: RegExp, trouble: Trouble) => troubles.set(path, trouble),
    /** Answers whose path fits are altered from now on. */
    alter: (path: RegExp, how: Alter) => troubles.set(path, how),
    /** From now on everything arrives; what hangs goes on hanging. */
    clear: () => troubles.clear(),
    close: () => {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      return new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
};

export type Road = Awaited<ReturnType<typeof openRoad>>;
