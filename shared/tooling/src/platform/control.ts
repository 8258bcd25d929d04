import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { socketPath } from '../../bin/lock.mjs';
import { codeOf, Fault, textOf } from '../fault.ts';
import type { DeployOrder } from './deploy.ts';

/** A line of an answer: how far it is, and how it ended. */
type Line = { say: string } | { version: string } | { fault: string };

const controlSocket = (dataDir: string) => socketPath(join(dataDir, 'control.sock'));

type Deploy = (order: DeployOrder, say: (line: string) => void) => Promise<string>;

/** Does one after the other, by name. */
const inTurn = () => {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
};

/**
 * Takes orders of deploys while a platform runs, from whoever may write in its folder: the socket is for its user alone. Deploys of
 * one service take turns.
 */
export const openControl = async (dataDir: string, deploy: Deploy): Promise<{ close(): Promise<void> }> => {
  const path = controlSocket(dataDir);
  const turns = inTurn();
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const tell = (line: Line) => void outgoing.write(`${JSON.stringify(line)}\n`);
    try {
      const order: DeployOrder = JSON.parse(await text(incoming));
      const version = await turns(order.service, () => deploy(order, (line) => tell({ say: line })));
      tell({ version });
    } catch (error) {
      tell({ fault: textOf(error) });
    }
    outgoing.end();
  };
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  // Left by a platform that was killed; whoever holds the folder is alone in it.
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  await chmod(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const linesFrom = (dataDir: string, order: DeployOrder): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ socketPath: controlSocket(dataDir), method: 'POST' }, resolve)
      .once('error', reject)
      .end(JSON.stringify(order));
  });

const nobodyThere = (dataDir: string) =>
  new Fault(
    `No platform takes deploys in ${dataDir}. Start it there (npm start; npm run dev shows the sources alone), or name its folder: DATA_DIR=…`,
  );

const endedMeanwhile = () =>
  new Fault(
    'The platform ended in the middle. What runs after its next start is whole: either version. Look there, and deploy again.',
  );

/** Orders a deploy of the platform that runs in a folder, and answers the version that runs now. */
export const orderDeploy = async (
  dataDir: string,
  order: DeployOrder,
  say: (line: string) => void,
): Promise<string> => {
  const answer = await linesFrom(dataDir, order).catch((error: unknown) => {
    throw ['ENOENT', 'ECONNREFUSED'].includes(codeOf(error) ?? '') ? nobodyThere(dataDir) : endedMeanwhile();
  });
  try {
    for await (const text of createInterface(answer)) {
      const line: Line = JSON.parse(text);
      if ('fault' in line) throw new Fault(line.fault);
      if ('version' in line) return line.version;
      say(line.say);
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
  }
  throw endedMeanwhile();
};
