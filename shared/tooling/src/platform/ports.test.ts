import { createServer } from 'node:net';
import { type PortBlock, reservePorts } from './ports.ts';
import { openSocket } from './socket.ts';

const blocks: PortBlock[] = [];

afterAll(() => Promise.all(blocks.map((block) => block.release())));

test('a port that waits for its service is offered to no other platform of the machine', async () => {
  const ports = new Set<number>();
  // Half of all there are: taken by chance, some would come twice.
  for (let platform = 0; platform < 250; platform++) {
    const block = await reservePorts();
    blocks.push(block);
    ports.add(await block.next());
  }
  expect(ports.size).toBe(250);
});

test('a block offers a port once, and none that somebody listens at', async () => {
  const block = await reservePorts();
  blocks.push(block);
  const first = await block.next();
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(first + 1, '127.0.0.1', resolve));
  const socket = await openSocket('127.0.0.1', first);
  try {
    expect(await block.next()).toBe(first + 2);
  } finally {
    socket.close();
    listener.close();
  }
});
