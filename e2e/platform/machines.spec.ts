import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type SearchAnswer, sampleContent } from '@bidwright/contract-rfp-library';
import { buildRoom } from '@bidwright/tooling/build';
import { turns } from '@bidwright/tooling/deep';
import { publish } from '@bidwright/tooling/publish';
import { sourceVersions } from '@bidwright/tooling/versions';
import { expect, test } from '@playwright/test';
import { mustBeFaultless } from '../faults.ts';
import { type Firm, openFirm } from '../machines/firm.ts';
import { acts, addCompany, openPage } from '../machines/page.ts';
import { publicUrl, tokens } from '../machines/services.ts';
import { type Browser, beginFirm, colleagueEmail, openBrowser } from '../machines/staff.ts';
import { openWriter } from '../machines/writer.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

const folder = join(root, '.data/e2e/machines');

let firm: Firm;
let browser: Browser;
let began: Awaited<ReturnType<typeof beginFirm>>;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  firm = await openFirm(folder);
  browser = openBrowser(firm.address);
  began = await beginFirm(browser);
});
test.afterAll(async () => {
  await firm?.close();
  mustBeFaultless(folder, '*.log');
});

/** Five seconds are promised; all machines are one here, which may have no time for a while. */
const maxWaitMs = 8000;

/** Machines are lost one at a time: each has been switched on again, and has caught up, before the next. */
const losses: { what: string; lose: () => Promise<unknown>; back: () => Promise<unknown> }[] = [
  ...[1, 0, 2].map((machine) => ({
    what: `machine ${machine} without power`,
    lose: () => firm.cutPower(machine),
    back: () => firm.switchOn(machine),
  })),
  {
    what: 'machine 0 without its cable',
    lose: () => firm.network.pullCable(0),
    back: async () => {
      await firm.network.plugCable(0);
      await firm.galera.becomesReady(0);
    },
  },
];

const idsIn = async (node: number, statement: string) => {
  const rows = await firm.galera.ask(node, statement);
  return rows.map(({ id }) => String(id)).sort();
};

const mails = (what: 'e.id' | 'n.recordId') => `select ${what} as id from bidwright_shell.emails e
  join bidwright_shell.notifications n on n.id = e.notificationId where n.type = 'opportunities.assigned'`;

test('whichever machine is lost under writes, no acknowledged one is missing, and each tells and mails its person once', async () => {
  const writers = [1, 2, 3].map((n) => openWriter(browser, began, `Writer ${n}`));
  const written = () => writers.reduce((sum, { given }) => sum + given.length, 0);
  const some = async () => {
    const before = written();
    await expect.poll(written, { timeout: 120_000 }).toBeGreaterThan(before + 10);
  };
  for (const { what, lose, back } of Array.from({ length: turns(1, 3) }, () => losses).flat()) {
    await some();
    browser.longestWaitMs();
    await lose();
    await some();
    const waitMs = browser.longestWaitMs();
    process.stdout.write(`${what}: the longest wait was ${waitMs} ms\n`);
    expect(waitMs).toBeLessThan(maxWaitMs);
    await back();
  }
  await some();
  await Promise.all(writers.map((one) => one.stop()));

  const made = writers.flatMap((one) => one.made).sort();
  const given = writers.flatMap((one) => one.given).sort();
  const told = "select recordId as id from bidwright_shell.notifications where type = 'opportunities.assigned'";
  await expect.poll(async () => (await idsIn(0, told)).length, { timeout: 120_000 }).toBe(given.length);
  for (const node of [0, 1, 2]) {
    await expect.poll(() => idsIn(node, 'select id from bidwright_opportunities.opportunities')).toEqual(made);
    await expect.poll(() => idsIn(node, told)).toEqual(given);
    await expect.poll(() => idsIn(node, mails('n.recordId'))).toEqual(given);
  }

  const sent = await idsIn(0, mails('e.id'));
  const arrived = () => firm.postbox.idsTo(colleagueEmail).filter((id) => sent.includes(id));
  // One that a machine was sending when it was lost is sent by another after minutes.
  await expect.poll(() => [...new Set(arrived())].sort(), { timeout: 600_000 }).toEqual(sent);
  const again = arrived().length - sent.length;
  process.stdout.write(`${sent.length} mails arrived, ${again} of them again under the same id\n`);
});

/** What a call is answered that is made on a machine itself, where HAProxy has the front doors for services. */
const askOn = async (machine: number, path: string, body: object): Promise<number> => {
  const how = {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json', cookie: browser.cookie() },
    body: JSON.stringify(body),
  };
  const script = `fetch(${JSON.stringify(`http://127.0.0.1:9100${path}`)}, ${JSON.stringify(how)}).then(({ status }) => process.stdout.write(String(status)))`;
  const { stdout } = await run(...firm.network.commandOn(machine, process.execPath, ['-e', script]));
  return Number(stdout);
};

test('a machine that has lost the others takes no writes, so nothing that others write is lost', async () => {
  const id = await browser.post<string>('/api/admin/create', { col: 'companies', name: 'Before the split' });
  const change = (name: string) => ({ col: 'companies', id, name });
  expect(await askOn(0, '/api/admin/update', change('On the machine itself'))).toBe(200);
  await firm.network.pullCable(0);
  await browser.post('/api/admin/update', change('Written by the others'));
  expect(await askOn(0, '/api/admin/update', change('Written alone'))).toBe(503);
  await firm.network.plugCable(0);
  await firm.galera.becomesReady(0);
  for (const node of [0, 1, 2]) {
    const named = () => firm.galera.ask(node, `select name from bidwright_admin.companies where id = '${id}'`);
    await expect.poll(named).toEqual([{ name: 'Written by the others' }]);
  }
  await expect.poll(() => askOn(0, '/api/admin/update', change('Written together'))).toBe(200);
});

/** What an open page hears at a front door, until it hears what is waited for. */
const heardAt = async (door: string, event: string): Promise<boolean> => {
  const heard = new AbortController();
  const stream = await fetch(`${door}/api/shell/events`, {
    headers: { cookie: browser.cookie() },
    signal: heard.signal,
  });
  let told = '';
  for await (const part of stream.body ?? []) {
    told += Buffer.from(part).toString();
    if (told.includes(`event: ${event}`)) break;
  }
  heard.abort();
  return told.includes(`event: ${event}`);
};

let published: Promise<void> | undefined;

const publishAll = async () => {
  const versionOf = sourceVersions();
  for (const [name, room] of [
    ['shell', join(root, 'shell')],
    ['admin', join(root, 'mf-admin')],
  ] as const) {
    await buildRoom({ room, version: versionOf(room) });
    await publish({ address: firm.doors[0] ?? '', token: tokens[name] }, name, join(room, 'dist'));
  }
};

/** The shell and a module are published by the first who needs them. */
const publishApp = () => {
  published ??= publishAll();
  return published;
};

test('what somebody was told is written is read wherever he comes next, also where the database is behind', async () => {
  let read: Promise<unknown> | undefined;
  await firm.galera.holdBack(1, async () => {
    const id = await browser.post<string>('/api/admin/create', { col: 'companies', name: 'Just written' });
    read = firm.galera.ask(1, `select name from bidwright_admin.companies where id = '${id}'`);
    // Who does not wait has read by then.
    await after(1000);
  });
  expect(await read).toEqual([{ name: 'Just written' }]);
});

test('what is published at one machine is served by the other, whose open pages hear of it', async () => {
  const [, other = ''] = firm.doors;
  const hearing = heardAt(other, 'released');
  await publishApp();
  expect(await hearing).toBe(true);
  const page = await browser.get(other, '/admin/teams');
  expect(page.status).toBe(200);
  const files = [...page.text.matchAll(/(?:src|href)="(\/(?:assets|remotes|registry)\/[^"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(files.filter((file) => file?.startsWith('/remotes/admin/'))).not.toEqual([]);
  for (const file of files) expect([file, (await browser.get(other, file ?? '')).status]).toEqual([file, 200]);
});

test('whoever works in a browser waits some seconds when the machine is lost that he came in by, and is told what happens again', async () => {
  await publishApp();
  const opened = await openPage(firm.network.peopleAddress);
  const { page, close } = opened;
  await page.goto(`${publicUrl}/admin/companies`);
  await addCompany(page, 'Lake 0');
  for (const [n, { what, ready }] of Array.from({ length: turns(1, 4) }, () => acts)
    .flat()
    .entries()) {
    const machine = await firm.network.entrance();
    const act = await ready(opened, `Lake ${n + 1}`);
    const streamAgain = page.waitForRequest(/\/api\/shell\/events/);
    const [waitMs] = await Promise.all([act(), firm.network.pullCable(machine)]);
    process.stdout.write(`machine ${machine}, where people come in: who ${what} waits ${Math.round(waitMs)} ms\n`);
    expect(waitMs).toBeLessThan(maxWaitMs);
    for (let more = 1; more <= 5; more += 1)
      expect(await addCompany(page, `Lake ${n + 1}.${more}`)).toBeLessThan(maxWaitMs);
    await streamAgain;
    await firm.network.plugCable(machine);
    await firm.galera.becomesReady(machine);
  }
  await close();
});

test('a text that is written at one machine is found by the search of each', async () => {
  const sectionTitle = {
    id: await browser.post<string>('/api/admin/create', { col: 'sectionTitles', name: 'Approach' }),
  };
  const text = { ...sampleContent({ rfpContent: 'Steady hands on the lock gates' }), col: 'rfpContent' };
  const id = await browser.post<string>('/api/rfp-library/create', {
    ...text,
    sectionTitle: { ...sectionTitle, name: 'Approach' },
  });
  const found = () => browser.post<SearchAnswer>('/api/rfp-library/test', { searchWords: 'lock gates' });
  // HAProxy asks one service after the other.
  for (let n = 0; n < 8; n += 1) expect((await found()).response.map((one) => one.id)).toEqual([id]);
});
