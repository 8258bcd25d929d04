import { writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { blameFor } from './blame.ts';
import { openLook, startBrowser } from './browser.ts';
import { openForMs, stretched, within } from './limits.ts';
import {
  dashboard,
  isForAxe,
  isInMenus,
  isOfEntrance,
  isSearched,
  looks,
  looksOf,
  type Page,
  type Pattern,
  pagesFor,
} from './plan.ts';
import type { Look, Said, Task } from './task.ts';
import { enter, type Shown, visit } from './visit.ts';
import { watch } from './watch.ts';

/** So many looks are gone through at once. */
const atOnce = 2;
/** A fault refuses; so much longer it is looked for others, which a team mends along with it. */
const afterFaultMs = 4000;
/** What its own pages offer is pressed for so long at least, however slow it was to open them. */
const leastPressMs = 6000;

const maxClosingMs = 1000;

/** Resolves once it is on its way, so that the process may end. */
const say = (said: Said) => new Promise((sent) => process.send?.(said, sent));

/** What is still to be opened, by look, and how far it is. */
class Round {
  readonly task: Task;
  patterns: Pattern[];
  readonly own: Page[];
  readonly left: Map<Look, string[]> = new Map(looks.map((look) => [look, []]));
  /** Sooner than there is time for, where something is wrong. */
  until = Number.POSITIVE_INFINITY;
  readonly begun = Date.now();
  opened = 0;
  planned = 0;
  faults = 0;

  constructor(task: Task) {
    const { pages, patterns } = pagesFor(task);
    this.task = task;
    this.patterns = patterns;
    this.own = pages.filter(({ always, path }) => always && !isOfEntrance(path));
    for (const page of pages) this.add(page);
  }

  add(page: Page): void {
    for (const look of looksOf(page)) {
      const paths = this.left.get(look);
      if (!paths || paths.includes(page.path)) continue;
      paths.push(page.path);
      this.planned += 1;
    }
  }

  /** Fills paths that name a record by the first link that leads there. */
  follow(hrefs: string[]): void {
    this.patterns = this.patterns.filter((pattern) => {
      const path = hrefs.find(pattern.fits);
      if (path) this.add({ ...pattern, path });
      return !path;
    });
  }

  /** Others may begin to work on the machine meanwhile: it has longer then. */
  isOver(): boolean {
    return Date.now() > Math.min(this.until, this.begun + stretched(openForMs));
  }

  /** Its own pages of the app as they are opened in a look. */
  ownIn(look: Look): string[] {
    return this.own.filter((page) => looksOf(page).includes(look)).map(({ path }) => path);
  }

  nextIn(look: Look): string | undefined {
    return this.isOver() ? undefined : this.left.get(look)?.shift();
  }

  async hear(look: Look, path: string, { wrongs, hrefs, picture, isDead }: Shown): Promise<void> {
    this.opened += 1;
    this.follow(hrefs);
    if (picture && this.faults === 0) {
      await writeFile(this.task.picture, picture);
      await say({ kind: 'picture' });
    }
    if (this.faults === 0 && wrongs.length > 0) this.until = Math.min(this.until, Date.now() + afterFaultMs);
    // Its other pages share its process, and hang with it.
    if (isDead) this.until = 0;
    this.faults += wrongs.length;
    for (const wrong of wrongs) await say({ kind: 'fault', fault: { page: path, ...look, ...wrong } });
    await say({ kind: 'opened', opened: this.opened, planned: this.planned });
  }
}

/** Goes through the pages of a look, one after the other as a person does. */
const goThrough = async (browser: Browser, round: Round, look: Look): Promise<void> => {
  if (!round.left.get(look)?.length || round.isOver()) return;
  const context = await openLook(browser, round.task, look);
  const page = await context.newPage();
  const { address } = round.task;
  const watched = watch(page, address, blameFor(round.task));
  await enter(page, address);
  for (let path = round.nextIn(look); path !== undefined; path = round.nextIn(look)) {
    const doing = {
      path,
      address,
      withAxe: isForAxe(look),
      withSearch: path === dashboard.path && isSearched(round.task),
      withMenus: look === looks[0] && path === dashboard.path && isInMenus(round.task),
      withPresses: false,
      until: round.until,
    };
    await round.hear(look, path, await visit(page, watched, doing));
  }
  // One that hangs does not close; it ends with the browser.
  await within(maxClosingMs, context.close()).catch(() => undefined);
};

/**
 * Presses what its own pages offer, for as long as there is time, and in any case a while. No version is refused for what there was no
 * time for.
 */
const pressThrough = async (browser: Browser, round: Round, look: Look): Promise<void> => {
  if (round.faults > 0) return;
  // What is busy else gets no more presses for it.
  const until = Math.max(round.begun + openForMs, Date.now() + leastPressMs);
  const { address } = round.task;
  const context = await openLook(browser, round.task, look);
  const page = await context.newPage();
  const watched = watch(page, address, blameFor(round.task));
  await enter(page, address);
  for (const path of round.ownIn(look)) {
    if (Date.now() > until) break;
    const doing = {
      path,
      address,
      withAxe: false,
      withSearch: false,
      withMenus: false,
      withPresses: true,
      until,
    };
    const shown = await visit(page, watched, doing);
    if (shown.wrongs.length > 0) await round.hear(look, path, shown);
  }
  await within(maxClosingMs, context.close()).catch(() => undefined);
};

/** Opens all that the task asks for, and says what went wrong as it is seen. */
const prove = async (task: Task): Promise<void> => {
  const browser = await startBrowser(task.browser);
  const round = new Round(task);
  const waiting = [...looks];
  const drive = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) await goThrough(browser, round, look);
  };
  await Promise.all(Array.from({ length: atOnce }, drive));
  // A link to a record may have been found by who was the last.
  for (const look of looks) await goThrough(browser, round, look);
  const [first] = looks;
  if (first) await pressThrough(browser, round, first);
  const [path] = (first && round.left.get(first)) ?? [];
  if (first && path !== undefined && round.faults === 0) {
    const message = `Only ${round.opened} of ${round.planned} pages were opened within ${Math.round((Date.now() - round.begun) / 1000)} s`;
    await say({ kind: 'fault', fault: { page: path, ...first, kind: 'slow', message, stack: '' } });
  }
  await say({ kind: 'done', notOpened: round.patterns.map((pattern) => pattern.path) });
};

const nowhere = { page: '', role: '', language: '', mode: '', direction: '', phone: false };

process.once('disconnect', () => process.exit());
process.once('message', async (task: Task) => {
  try {
    await prove(task);
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    await say({ kind: 'fault', fault: { ...nowhere, kind: 'ended', message, stack } });
  }
  process.exit();
});
