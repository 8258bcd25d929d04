import type { ModuleVersion } from '@bidwright/contract-shell';
import { currentTimeoutMs } from '../fileFailure.ts';
import { reportFailure } from '../reportFailure.ts';

const tickMs = 1000;

/** Longer than two files one after the other may take to come: code waits for something else. */
const maxWaitMs = () => 2.5 * currentTimeoutMs();

/** What the wait of a moment is: it counts, it does not, or it is over. */
type Wait = 'counts' | 'not yet' | 'over';

/** Tells where something of a version is waited for too long; answers how to end that. Files that do not come are told of otherwise. */
export const tellOfHang = (version: ModuleVersion, wait: () => Wait): (() => void) => {
  let waitedMs = 0;
  // Counted, as a clock goes on while a machine sleeps.
  const timer = setInterval(() => {
    const now = wait();
    if (now === 'over') clearInterval(timer);
    if (now !== 'counts') return;
    waitedMs += tickMs;
    if (waitedMs < maxWaitMs()) return;
    clearInterval(timer);
    void reportFailure(version, { kind: 'hang', message: `Nothing came for ${waitedMs} ms` });
  }, tickMs);
  return () => clearInterval(timer);
};

/** Code of a part that somebody may wait for. */
interface Code {
  isWaitedFor: boolean;
}

const watched = new WeakSet<Code>();

/** The same for a part of a page, which nothing else stands in for: it is looked after from when it is first drawn until its code is there. */
export const tellOfLatePart = (version: ModuleVersion, code: Code): void => {
  if (watched.has(code)) return;
  watched.add(code);
  tellOfHang(version, () => {
    if (code.isWaitedFor) return 'counts';
    watched.delete(code);
    return 'over';
  });
};
