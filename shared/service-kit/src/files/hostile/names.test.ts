import { png } from '@bidwright/service-testing/fixture/papers/files';
import { hostilePapers } from '@bidwright/service-testing/fixture/papers/hostilePapers';
import { admin } from '@bidwright/service-testing/fixture/papers/running';

const { running } = hostilePapers();
const { addPaper, addCase, put, get, stored, left, call } = running;

const invisible = '\u202e\u200b\u2066\ufeff\u00ad';
const controls = Array.from({ length: 32 }, (_, code) => String.fromCodePoint(code)).join('');

const names: [what: string, given: string, kept: string | null][] = [
  ['a way up', '../../../etc/passwd', 'passwd'],
  ['a way up in Windows', '..\\..\\boot.ini', 'boot.ini'],
  ['a way up and nothing', '../..', null],
  ['a way up in one piece of a name', 'a/../../b.png', 'b.png'],
  ['a way up that is encoded', '..%2f..%2fetc%2fpasswd', '%2f..%2fetc%2fpasswd'],
  ['a path', '/etc/passwd', 'passwd'],
  ['a drive', 'C:\\Windows\\win.ini', 'win.ini'],
  ['a network', '\\\\server\\share\\a.png', 'a.png'],
  ['a stream of Windows', 'a.png:hidden.exe', 'a.pnghidden.exe'],
  ['a NUL', 'a.png\0.exe', 'a.png.exe'],
  ['all control characters', `a${controls}b.png`, 'ab.png'],
  ['C1 control characters', 'a\u0080\u0085\u009fb.png', 'ab.png'],
  ['new lines, for a header of their own', 'a\r\nset-cookie: x=1\r\n.png', 'aset-cookie x=1.png'],
  ['line and paragraph ends', 'a\u2028b\u2029c.png', 'abc.png'],
  ['a turned direction', 'annual\u202efdp.exe', 'annualfdp.exe'],
  ['what nobody sees', `a${invisible}b.png`, 'ab.png'],
  ['nothing but what nobody sees', invisible, null],
  ['letters of one’s own', 'a\ue000\u{f0000}b.png', 'ab.png'],
  ['quotation marks', `"a"'b'.png`, `a'b'.png`],
  ['what a shell runs', '$(reboot)`id`;a|b&c>d.png', '$(reboot)`id`;ab&cd.png'],
  ['a page', '<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1).png'],
  ['wildcards', 'a*?.png', 'a.png'],
  ['only dots', '...', null],
  ['only spaces', '   ', null],
  ['nothing', '', null],
  ['dots and spaces at the ends', ' . a.png . ', 'a.png'],
  ['an option', '--help.png', 'help.png'],
  ['a hidden file', '.htaccess', 'htaccess'],
  ['wide spaces', 'a\u00a0\u3000\tb.png', 'a b.png'],
  ['a device', 'CON', '_CON'],
  ['a device with an ending', 'nul.png', '_nul.png'],
  ['a device with a space', 'aux .png', '_aux .png'],
  ['a numbered device', 'com1.png', '_com1.png'],
  ['a device with a raised number', 'LPT².png', '_LPT².png'],
  ['the console', 'CONOUT$', '_CONOUT$'],
  ['a name that begins like a device', 'console.png', 'console.png'],
  ['letters and their accents apart', 'Re\u0301ponse.png', 'Réponse.png'],
  ['letters of the world', 'Réponse ș 回答 😀.png', 'Réponse ș 回答 😀.png'],
  ['a long name', `${'a'.repeat(300)}.png`, `${'a'.repeat(196)}.png`],
  ['a name long in bytes', `${'回'.repeat(120)}.png`, `${'回'.repeat(65)}.png`],
  ['a name of long letters', `${'😀'.repeat(100)}.png`, `${'😀'.repeat(49)}.png`],
  ['a name of all objects', '__proto__', '__proto__'],
];

test.each(names)('%s in a name is made harmless', async (_what, given, kept) => {
  const id = await addPaper(given);
  expect((await stored(id))?.documentName).toBe(kept);
  const { status, body } = await put(id, png);
  const called = kept?.endsWith('.png') ? kept : `${kept ?? 'file'}.png`;
  expect([status, body.data?.documentName]).toEqual([200, called]);
  const { headers } = await get(id);
  expect(headers.get('content-disposition')).toMatch(/^inline; filename=[\x20-\x7e]+$/);
  expect(headers.get('set-cookie')).toBeNull();
  expect(await left()).toEqual({ files: 1, rows: ['stored'] });
});

test('a long ending makes room for the one that counts', async () => {
  const id = await addPaper(`a.${'b'.repeat(300)}`);
  expect((await stored(id))?.documentName).toBe(`a.${'b'.repeat(198)}`);
  expect((await put(id, png)).body.data.documentName).toBe(`a.${'b'.repeat(194)}.png`);
});

test.each([
  ['an object', {}],
  ['a list', ['a.png']],
])('%s is no name', async (_what, documentName) => {
  const fields = { col: 'papers', kind: 'letter', caseId: await addCase(), documentName };
  const { status, body } = await call('create', fields, admin);
  expect([status, body.errorInfo.fields?.documentName?.message]).toEqual([422, 'Must be text']);
});

test('half a pair is no letter', async () => {
  const fields = { col: 'papers', kind: 'letter', caseId: await addCase(), documentName: 'a\ud800b.png' };
  const { status, body } = await call('create', fields, admin);
  expect([status, body.errorInfo.code]).toEqual([400, 'bad-text']);
});

test('a name changes only as a name may', async () => {
  const id = await addPaper('a.png');
  await put(id, png);
  await call('update', { col: 'papers', id, documentName: '../b\0.exe', documentUrl: 'https://example.com' }, admin);
  expect(await stored(id)).toMatchObject({ documentName: 'b.exe', documentUrl: `/api/papers/files/${id}` });
  expect((await get(id)).headers.get('content-disposition')).toBe('inline; filename=b.exe.png');
});
