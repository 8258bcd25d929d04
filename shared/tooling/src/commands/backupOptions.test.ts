import { backupOptions } from './backupOptions.ts';

const { env } = process;
const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);

beforeEach(() => said.mockClear());

afterEach(() => {
  process.env = env;
});

const optionsOf = (args: string[], more: NodeJS.ProcessEnv) => {
  process.env = { ...env, DATA_DIR: '/srv/bidwright', BACKUP_DIR: '', ...more };
  return backupOptions('backup', args);
};

test('a backup goes where it is said, else where those of each night go, else beside the data with a word of it', () => {
  expect(optionsOf(['--to', '/mnt/one'], { BACKUP_DIR: '/mnt/nights' }).into).toBe('/mnt/one');
  expect(optionsOf([], { BACKUP_DIR: '/mnt/nights' }).into).toBe('/mnt/nights');
  expect(said).not.toHaveBeenCalled();
  expect(optionsOf([], {}).into).toBe('/srv/bidwright/backups');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('on the same disk as the platform'));
});

test('nothing goes of what the nights have left unless it is said how many stay', () => {
  expect(optionsOf([], { BACKUP_DIR: '/mnt/nights', BACKUP_KEEP: '3' }).keep).toBeUndefined();
  expect(optionsOf(['--keep', '3'], { BACKUP_DIR: '/mnt/nights' }).keep).toBe(3);
  expect(() => optionsOf(['--keep', 'all'], {})).toThrow(/--keep is no number of backups: "all"/);
});

test('the folder of a platform may be named from where the command is run', () => {
  const more = { DATA_DIR: 'firm', INIT_CWD: '/srv' };
  expect(optionsOf(['--to', '/mnt/one'], more).dataDir).toBe('/srv/firm');
});
