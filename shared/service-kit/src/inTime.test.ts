import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { inTime } from './inTime.ts';

const late = () => new Error('late');

test('it answers what the work does, or that this takes too long', async () => {
  await expect(inTime(after(1, 'done'), 5000, late)).resolves.toBe('done');
  await expect(inTime(after(5000, 'done', { ref: false }), 1, late)).rejects.toThrow('late');
  await expect(inTime(Promise.reject(new Error('failed')), 5000, late)).rejects.toThrow('failed');
});

test('what came while the process was held up is in time', async () => {
  const server = createServer((socket) => socket.end('answer')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(address && typeof address === 'object' ? address.port : 0, '127.0.0.1');
  await once(socket, 'connect');
  await after(100);
  const answered = inTime(once(socket, 'data'), 20, late);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  await expect(answered).resolves.toEqual([expect.any(Buffer)]);
  server.close();
});
