import { grantDatabases, requireAnswer } from './access.ts';
import { rowsOf, withConnection } from './sql.ts';
import { fromUrl, toUrl } from './url.ts';

const admin = fromUrl(process.env.TEST_DATABASE_URL ?? '');

const asUser = (user: string, password: string) => ({ ...admin, user, password });

afterAll(() =>
  withConnection(admin, async (connection) => {
    for (const name of ['bidwright_one', 'bidwright_two_x']) {
      await connection.query('drop database if exists ??', [name]);
      await connection.query('drop user if exists ?@localhost', [name]);
    }
    await connection.query('drop user if exists visitor@localhost');
  }),
);

test('each service gets a database that it alone can use', async () => {
  const urls = await grantDatabases(admin, { one: 'first word', 'two-x': 'second:word@/?' }, true);
  await withConnection(fromUrl(urls['two-x'] ?? ''), async (connection) => {
    await connection.query('create table bidwright_two_x.notes (text varchar(20) collate utf8mb4_unicode_520_ci)');
    await connection.query("insert into bidwright_two_x.notes values ('标书 📄')");
    expect(await rowsOf(connection, 'select text from bidwright_two_x.notes')).toEqual([{ text: '标书 📄' }]);
    await expect(connection.query('create table bidwright_one.notes (id int)')).rejects.toThrow(/denied/);
    await expect(connection.query('create table bidwrightXtwo_x.notes (id int)')).rejects.toThrow(/denied/);
    await expect(connection.query('select user from mysql.user')).rejects.toThrow(/denied/);
    await expect(connection.query('grant select on bidwright_two_x.* to visitor@localhost')).rejects.toThrow(/denied/);
  });
});

test('a password that changed is the one that counts, and what was stored stays', async () => {
  await grantDatabases(admin, { one: 'first word' }, false);
  await withConnection(admin, (connection) => connection.query('create table bidwright_one.kept (id int)'));
  const { one = '' } = await grantDatabases(admin, { one: 'third word' }, false);
  await withConnection(fromUrl(one), async (connection) => {
    expect(await rowsOf(connection, 'select * from bidwright_one.kept')).toEqual([]);
  });
  await expect(requireAnswer(asUser('bidwright_one', 'first word'))).rejects.toThrow(/refuses user bidwright_one/);
});

test('another installation on the same server is refused, and the first goes on', async () => {
  const first = { one: 'first word', 'two-x': 'second word' };
  const { one = '' } = await grantDatabases(admin, first, false);
  const second = { 'three-y': 'fourth word', one: 'fifth word', 'two-x': 'sixth word' };
  await expect(grantDatabases(admin, second, true)).rejects.toThrow(
    /^DATABASE_URL: the database bidwright_one at \S+ belongs to another installation of Bidwright\. .*secrets\.json.*$/,
  );
  await withConnection(fromUrl(one), (connection) => connection.ping());
  const made = await withConnection(admin, (connection) =>
    rowsOf(connection, "show databases like 'bidwright_three_y'"),
  );
  expect(made).toEqual([]);
  await expect(grantDatabases(admin, first, true)).resolves.toHaveProperty('one');
});

test('a user without rights is told which he needs', async () => {
  await withConnection(admin, (connection) => connection.query("create user visitor@localhost identified by 'word'"));
  await expect(grantDatabases(asUser('visitor', 'word'), { one: 'x' }, true)).rejects.toThrow(
    /user visitor may not set up .* create databases and users and to grant select, insert/,
  );
});

test('a server that does not answer is named', async () => {
  await expect(requireAnswer(fromUrl('mysql://root:x@127.0.0.1:9/'))).rejects.toThrow(
    /^DATABASE_URL: no database answers at 127\.0\.0\.1:9 \(ECONNREFUSED\)/,
  );
});

test.each(['localhost:3306', 'postgres://a@b/', 'mysql://'])('%s is no address of a database', (text) => {
  expect(() => fromUrl(text)).toThrow(/mysql:\/\/user:password@host:port/);
});

test('an address keeps every character of user and password', () => {
  const login = { user: 'a@b', password: 'p:/?#%', host: 'localhost', port: undefined, socketPath: '/tmp/a b.sock' };
  expect(fromUrl(toUrl(login, 'db'))).toEqual(login);
});
