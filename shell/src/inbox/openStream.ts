import { type LiveEvent, type LiveEvents, liveBeatMs } from '@bidwright/contract-shell';

/** What is done with each event, and when the server refuses the stream. */
export type Hearing = { [Name in LiveEvent]: (data: LiveEvents[Name]) => void } & { refused: () => void };

const names: LiveEvent[] = ['ready', 'arrived', 'read', 'allRead', 'released', 'missed', 'ended'];

/** Pauses before the next try, in milliseconds; the last one is kept. */
const retryDelaysMs = [1000, 2000, 5000, 15_000, 30_000];

/** A stream that has said that it lives, and does not any more, leads to a machine that is lost. */
const maxSilenceMs = 3 * liveBeatMs;

/** Listens to a stream of events until the answered function is called. One that broke, or fell silent, is opened again. */
export const openStream = (address: string, hearing: Hearing): (() => void) => {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  let failures = 0;

  const next = (step: () => void, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(step, ms);
  };

  const openAnew = () => {
    source.close();
    open();
    // The new one does not know where the silent one was.
    hearing.missed({});
  };

  const open = () => {
    source = new EventSource(address);
    const hear = <Name extends LiveEvent>(name: Name) =>
      source.addEventListener(name, ({ data }) => {
        failures = 0;
        hearing[name](JSON.parse(data));
      });
    for (const name of names) hear(name);
    source.addEventListener('beat', () => next(openAnew, maxSilenceMs));
    source.addEventListener('error', () => {
      // A connection that broke is opened again by the browser; one that was refused is not.
      if (source.readyState !== EventSource.CLOSED) return;
      hearing.refused();
      next(open, retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0);
      failures += 1;
    });
  };

  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
};
