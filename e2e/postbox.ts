import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** Lines are broken with a `=` at their end, and a sign may stand as its number. */
const plain = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_sign, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** A mail server, and what has come to whom. */
export const openPostbox = async (host = '127.0.0.1') => {
  const received: { to: string; mail: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, session, done) => {
      const mail = plain(await text(stream));
      for (const { address } of session.envelope.rcptTo) received.push({ to: address, mail });
      done();
    },
  });
  const listening = server.listen(0, host);
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;

  return {
    url: `smtp://${host}:${port}`,
    /** The invitation in somebody's mail, once it has come. */
    linkTo: async (address: string): Promise<string> => {
      const found = () =>
        received.flatMap(({ to, mail }) =>
          to === address ? (/http\S+\/invitation#token=[\w-]{43}/.exec(mail) ?? []) : [],
        )[0];
      await expect.poll(found).toBeDefined();
      return found() ?? '';
    },
    /** The ids of somebody's mails, each as often as it came: who reads them sees one of those with the same id. */
    idsTo: (address: string): string[] =>
      received.flatMap(({ to, mail }) =>
        to === address ? (/^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? 'a mail without an id') : [],
      ),
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
};

export type Postbox = Awaited<ReturnType<typeof openPostbox>>;
