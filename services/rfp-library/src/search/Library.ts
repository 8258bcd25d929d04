import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { SearchOrder } from '@bidwright/contract-rfp-library';
import { indexedText } from '@bidwright/contract-rfp-library/words';
import type { Log } from '@bidwright/service-kit';
import { wordingTokens } from './index/wordingTokens.ts';
import { inTurn } from './inTurn.ts';
import { type About, type Found, IndexDamaged, type SearchIndex, type Sought } from './SearchIndex.ts';
import type { Changes, ContentSource, Touched } from './source.ts';
import type { Wanted } from './wanted.ts';

/** Entries that go into the index at a time: searches wait for no more than that. */
const batch = 125;
/** More entries to put than this are quicker put by starting over. */
const maxChanges = 20_000;
/** So many changes are looked at, most of which the index knows: after an import each look back meets all of it for an hour. */
const maxTouched = 100_000;
/** Changes that the index is asked about at a time: searches wait for no more than that. */
const maxAsked = 5000;
/** Seconds by which a write may come later than the time it carries: transactions take their time, and clocks differ. */
const overlap = { search: 30, check: 600, start: 3600 };

/** Milliseconds for an index that is being made, before entries are answered from its part. */
const timeoutMs = 2000;

const intervalsMs = { poll: 1000, check: 60_000 };

const now = () => Math.floor(Date.now() / 1000);

export interface Progress {
  done: number;
  total: number;
}

/** Keeps an index in step with the entries in the database, and searches it. Whatever happens to the index, it is made again. */
export class Library {
  readonly #index: SearchIndex;
  readonly #source: ContentSource;
  readonly #log: Log;
  readonly #max: number;
  readonly #known = new Map<string, string>();
  readonly #step = inTurn(() => (this.#origin === undefined ? this.#begin() : this.#catchUp(overlap.search)));
  #filling: Promise<void> | undefined;
  #progress: Progress | undefined;
  #tidying: Promise<void> | undefined;
  #isLeaving = false;
  #kept = Promise.resolve();
  #seen = 0;
  /** The last deed of the audit that was looked at. */
  #mutation: number | undefined;
  #origin: string | undefined;

  constructor(index: SearchIndex, source: ContentSource, log: Log, max = maxChanges) {
    this.#index = index;
    this.#source = source;
    this.#log = log;
    this.#max = max;
  }

  /** How far the index has come, while it is being made. */
  get progress(): Progress | undefined {
    return this.#progress;
  }

  /** Brings in all that was written before, or begins to make the index anew. */
  async follow(): Promise<void> {
    if (this.#filling) return;
    try {
      await this.#step();
    } catch (error) {
      if (!(error instanceof IndexDamaged)) throw error;
      this.#log.warn({ err: error }, 'The search index is made anew');
      this.#fill();
    }
  }

  /**
   * Brings in all that was written before, unless the index is being made and takes long. Who asks again says when it began:
   * nobody waits twice.
   */
  async settle(began = Date.now()): Promise<void> {
    // An index that was just made may lack what was written meanwhile.
    if (await this.#waitedForIndex(began)) await this.#waitedForIndex(began);
  }

  /** Searches what is in the index now. */
  search(wanted: Wanted, limit: number, sort?: SearchOrder): Promise<Found> {
    return this.#index.search(wanted, limit, sort);
  }

  /** Entries of the index as it is now whose wording is most like a text's. */
  alike(text: string, section: string | undefined, limit: number): Promise<string[]> {
    return this.#index.alike(wordingTokens(indexedText(text)), section, limit);
  }

  /** Entries of the index as it is now that speak of most of these words. */
  about(words: Sought[], limit: number): Promise<About> {
    return this.#index.about(words, limit);
  }

  /** Counts what fits in the index now. */
  count(wanted: Wanted): Promise<number> {
    return this.#index.count(wanted);
  }

  /** Makes the index anew. */
  remake(): void {
    this.#fill();
  }

  /** Follows the database until the service stops. Never fails. */
  keep(stopping: AbortSignal): void {
    this.#kept = this.#keepUntil(stopping);
  }

  /** Closes the index, which the next process finds as it was left. Nobody may search any more. */
  async close(): Promise<void> {
    await this.#kept;
    await this.#filling?.catch(() => undefined);
    await this.#tidying;
    await this.#index
      .close()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'The search index was left open'));
  }

  async #keepUntil(stopping: AbortSignal) {
    let checked = 0;
    while (!stopping.aborted) {
      const isDue = Date.now() - checked > intervalsMs.check;
      if (isDue) checked = Date.now();
      await this.#keepOnce(isDue).catch((error: unknown) => {
        if (!stopping.aborted) this.#log.warn({ err: error }, 'The search index could not follow');
      });
      await after(intervalsMs.poll, undefined, { ref: false, signal: stopping }).catch(() => undefined);
    }
    this.#isLeaving = true;
  }

  /** Follows; answers whether an index was being made, and has been waited for, and is there. */
  async #waitedForIndex(began: number): Promise<boolean> {
    await this.follow();
    const filling = this.#filling?.then(
      () => true,
      () => true,
    );
    const leftMs = Math.max(0, began + timeoutMs - Date.now());
    return filling ? Promise.race([filling, after(leftMs, false, { ref: false })]) : false;
  }

  async #keepOnce(isDue: boolean) {
    await this.follow();
    if (!isDue || this.#filling) return;
    const began = now();
    await this.#catchUp(overlap.check);
    await this.#compare();
    await this.#advance(began);
  }

  /** All that was written up to here is in the index, also where nothing was: who starts next need not look further back. */
  async #advance(began: number) {
    if (this.#filling || this.#origin === undefined) return;
    this.#seen = Math.max(this.#seen, began);
    await this.#index.mark(this.#origin, this.#seen);
  }

  async #begin() {
    const { origin, seen } = await this.#index.state();
    this.#origin = origin;
    this.#seen = seen;
    if (origin === undefined) return this.#fill();
    await this.#catchUp(overlap.start);
    if (!this.#filling) await this.#compare();
  }

  /** Rows that came or went without a trace are noticed by their number. */
  async #compare() {
    const [{ count }, entries] = [await this.#index.state(), await this.#source.count()];
    if (count === entries) return;
    await this.#catchUp(overlap.check);
    if ((await this.#index.state()).count !== (await this.#source.count())) this.#fill();
  }

  async #catchUp(reach: number) {
    const { origin, touched, mutation } = await this.#source.changes(this.#seen - reach, maxTouched, this.#mutation);
    if (this.#filling) return;
    if (origin === undefined || origin !== this.#origin || touched.length >= maxTouched) return this.#fill();
    const unknown = touched.filter(({ id, stamp }) => this.#known.get(id) !== stamp);
    if (unknown.length > 0) {
      const missing = await this.#missing(unknown);
      if (this.#filling) return;
      if (missing.length >= this.#max) return this.#fill();
      await this.#takeIn(origin, touched, missing);
    }
    this.#mutation = mutation;
  }

  async #takeIn(origin: string, touched: Touched[], missing: string[]) {
    await this.#putAll(missing);
    this.#seen = Math.max(this.#seen, ...touched.map(({ at }) => at));
    await this.#index.mark(origin, this.#seen);
    this.#remember(touched);
  }

  async #missing(touched: Touched[]) {
    const missing: string[] = [];
    for (let from = 0; from < touched.length; from += maxAsked) {
      const asked = touched.slice(from, from + maxAsked);
      missing.push(...(await this.#index.missing(asked.map(({ id, stamp }) => [id, stamp]))));
    }
    return missing;
  }

  #remember(touched: Touched[]) {
    if (this.#known.size > maxChanges) this.#known.clear();
    for (const { id, stamp } of touched) this.#known.set(id, stamp);
  }

  async #putAll(ids: string[]) {
    for (let from = 0; from < ids.length; from += batch) {
      const entries = await this.#source.entries(ids.slice(from, from + batch));
      await this.#index.put(entries);
    }
  }

  #fill() {
    this.#filling ??= this.#fillNow().finally(() => {
      this.#filling = undefined;
      this.#progress = undefined;
    });
    // Who waits for it hears of it; `keep` tries again.
    this.#filling.catch((error: unknown) => this.#log.warn({ err: error }, 'The search index could not be made'));
  }

  async #fillNow() {
    this.#progress = { done: 0, total: 0 };
    this.#origin = undefined;
    this.#known.clear();
    const began = now();
    const { origin = '', mutation } = await this.#named();
    this.#progress = { done: 0, total: await this.#source.count() };
    await this.#index.reset();
    await this.#putPages();
    // What was not put in yet is not to be taken for done by the next process.
    if (this.#isLeaving) return;
    await this.#index.mark(origin, began);
    this.#origin = origin;
    // What was written meanwhile comes with the next step.
    this.#seen = began;
    this.#mutation = mutation;
    this.#log.info({ entries: this.#progress.done, seconds: now() - began }, 'The search index is made');
    this.#tidying = this.#tidy().catch((error: unknown) =>
      this.#log.warn({ err: error }, 'The search index is untidy'),
    );
  }

  async #tidy() {
    while (!this.#isLeaving && !this.#filling) if (!(await this.#index.tidy())) return;
  }

  async #named(): Promise<Changes> {
    const found = await this.#source.changes(now(), 1);
    if (found.origin) return found;
    await this.#source.name(randomUUID());
    return this.#source.changes(now(), 1);
  }

  /** The next page is read, and taken apart, while one is put. */
  async #putPages() {
    let before = Promise.resolve();
    let entries = await this.#source.page(undefined, batch);
    while (entries.length > 0 && !this.#isLeaving) {
      const putting = this.#index.put(entries);
      // It is waited for in the next turn; should reading fail before that, it has failed unseen.
      putting.catch(() => undefined);
      const [next] = await Promise.all([this.#source.page(entries.at(-1), batch), before]);
      if (this.#progress) this.#progress.done += entries.length;
      entries = next;
      before = putting;
    }
    await before;
  }
}
