import { type AnswerOf, type healthIn, slowCallMs } from '@bidwright/contract-kit';

/** As many are remembered; of a service where more are slow the first of the day do not matter any more. */
const maxKept = 500;
const maxTold = 10;
/** Calls have one or two; what has more is no call, such as a version that a team sends. */
const maxWords = 2;
const daySeconds = 24 * 60 * 60;

interface Noted {
  call: string;
  ms: number;
  /** Seconds since 1970. */
  at: number;
}

type Told = AnswerOf<ReturnType<typeof healthIn>>['slowCalls'];

/** Remembers which of a service's own calls were slow since its process began. Files and streams last as long as their reader takes. */
export class SlowCalls {
  readonly #service: string;
  readonly #prefix: string;
  readonly #noted: Noted[] = [];

  constructor(service: string) {
    this.#service = service;
    this.#prefix = `/api/${service}/`;
  }

  note({ method, path, ms }: { method: string; path: string; ms: number }): void {
    if (ms < slowCallMs || method !== 'POST' || !path.startsWith(this.#prefix)) return;
    const call = path.slice(this.#prefix.length);
    if (call.startsWith('files/') || call.split('/').length > maxWords) return;
    this.#noted.push({ call: `${this.#service}/${call}`, ms: Math.round(ms), at: Math.floor(Date.now() / 1000) });
    if (this.#noted.length > maxKept) this.#noted.shift();
  }

  /** Those of the last day, the longest first. */
  told(now = Date.now()): Told {
    const recent = this.#noted.filter(({ at }) => at > now / 1000 - daySeconds);
    return [...Map.groupBy(recent, ({ call }) => call)]
      .map(([call, calls]) => ({
        call,
        count: calls.length,
        longestMs: Math.max(...calls.map(({ ms }) => ms)),
        last: Math.max(...calls.map(({ at }) => at)),
      }))
      .toSorted((one, other) => other.longestMs - one.longestMs)
      .slice(0, maxTold);
  }
}
