import { inTime } from '@bidwright/service-kit';
import { Pool } from 'undici';
import { notAnswering } from './unavailable.ts';

/** A call may take this long before the service is asked whether it is alive, and this long may it take to say so. */
const timeoutMs = 1500;
const maxSilenceMs = 2500;

const silent = () => new Error('It does not even say that it is alive');

/**
 * Tells a service that works long at an answer from one that stands still: `/livez` needs nothing but a process that runs.
 * So long calls may take their time, and nobody waits for an answer that will not come.
 */
export class Liveness {
  readonly #pool: Pool;
  readonly #service: string;
  #asked: Promise<boolean> | undefined;

  constructor(service: string, address: string) {
    this.#service = service;
    this.#pool = new Pool(new URL(address).origin, { connections: 2, bodyTimeout: maxSilenceMs });
  }

  /** One question for all who wait. A refused connection is an answer: there is no process to wait for. */
  #standsStill(): Promise<boolean> {
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  async #ask(): Promise<boolean> {
    const left = AbortSignal.timeout(maxSilenceMs);
    const asked = this.#pool
      .request({ method: 'GET', path: '/livez', signal: left })
      .then(({ body }) => body.dump())
      .catch((error: unknown) => {
        if (left.aborted) throw error;
      });
    return inTime(asked, maxSilenceMs, silent).then(
      () => false,
      () => true,
    );
  }

  /** Whether it takes calls: it runs, and its database answers. */
  async isReady(): Promise<boolean> {
    const left = AbortSignal.timeout(maxSilenceMs);
    const asked = this.#pool.request({ method: 'GET', path: '/readyz', signal: left });
    return inTime(asked, maxSilenceMs, silent).then(
      async ({ statusCode, body }) => {
        await body.dump();
        return statusCode === 200;
      },
      () => false,
    );
  }

  /** Aborts `call` when the service stands still; answers what ends that. */
  watch(call: AbortController): () => void {
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;
    const look = async () => {
      const standsStill = await this.#standsStill();
      if (isOver) return;
      if (standsStill) call.abort(notAnswering(this.#service));
      else wait();
    };
    const wait = () => {
      timer = setTimeout(() => void look(), timeoutMs);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }
}
