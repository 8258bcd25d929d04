/** A machine that is lost answers nothing, and another has its address after two seconds. */
const maxSilenceMs = 2500;

/** For so long an answer is tried for: whoever waits longer wants to know what is wrong. */
const maxTryingMs = 5000;

/** A service that broke off amid a call is started anew within this time. */
const pauseAfterBreakMs = 1000;

/** How long a server that is away asks to be left alone, in milliseconds; undefined where it did not say that. */
const pauseIn = ({ status, headers }: Response): number | undefined => {
  const seconds = headers.get('retry-after');
  return status === 503 && seconds ? Number(seconds) * 1000 : undefined;
};

const begin = (address: string, init: RequestInit) => {
  const own = new AbortController();
  const signal = init.signal ? AbortSignal.any([init.signal, own.signal]) : own.signal;
  return { answer: fetch(address, { ...init, signal }), end: () => own.abort() };
};

/** The answer that comes first: of one call, and after a silence of a second one beside it. */
const firstOf = async (address: string, init: RequestInit): Promise<Response> => {
  const first = begin(address, init);
  const silence = AbortSignal.timeout(maxSilenceMs);
  const isSilent = new Promise<undefined>((done) => silence.addEventListener('abort', () => done(undefined)));
  const soon = await Promise.race([first.answer, isSilent]);
  if (soon) return soon;
  const second = begin(address, init);
  const heard = [
    first.answer.then((answer) => ({ answer, other: second })),
    second.answer.then((answer) => ({ answer, other: first })),
  ];
  const { answer, other } = await Promise.any(heard).catch(({ errors: [error] }) => {
    throw error;
  });
  other.end();
  return answer;
};

/**
 * `fetch` for a call that may be made twice, because it leaves the same, or bears an `Idempotency-Key`. Where nothing is heard for 2.5 s it is made a
 * second time beside the first, and what answers first counts. A 503 with `Retry-After` is asked again when that has passed, if it has
 * within 5 s of the beginning. After a 502, which says that somebody took the call and broke off, it is asked once more: whoever breaks off of
 * every such call is not to be asked for ever. Fails as `fetch` does; `init.signal` ends all of it.
 */
export const fetchAgain = async (address: string, init: RequestInit = {}): Promise<Response> => {
  const giveUpAt = Date.now() + maxTryingMs;
  let hasBrokenOff = false;
  for (;;) {
    const answer = await firstOf(address, init);
    const breaksOff: boolean = answer.status === 502 && !hasBrokenOff;
    const pauseMs = breaksOff ? pauseAfterBreakMs : pauseIn(answer);
    if (pauseMs === undefined || Date.now() + pauseMs > giveUpAt) return answer;
    hasBrokenOff ||= breaksOff;
    await new Promise((done) => void setTimeout(done, pauseMs));
  }
};
