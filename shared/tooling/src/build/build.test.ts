import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRoom } from './build.ts';

let room: string;
beforeEach(async () => {
  room = await mkdtemp(join(tmpdir(), 'room-'));
});
afterEach(() => rm(room, { recursive: true }));

/** A build that says of itself what version it is, and the stamp beside it. */
const built = async (stamp: string, version: string) => {
  await writeFile(join(room, '.version'), stamp);
  await writeFile(join(room, 'publication.json'), JSON.stringify({ version }));
};

test('a version that stands there whole is not built again', async () => {
  await built('1.0.0-new', '1.0.0-new');
  await expect(buildRoom({ room, version: '1.0.0-new' }, { output: room })).resolves.toBeUndefined();
});

test('what was built by hand since is not taken for the version of before', async () => {
  await built('1.0.0-new', '1.0.0');
  // There is nothing to build here: that it is tried is all.
  await expect(buildRoom({ room, version: '1.0.0-new' }, { output: room })).rejects.toThrow('could not be built');
});
