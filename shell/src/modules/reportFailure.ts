import type { FailureReport, ModuleVersion } from '@bidwright/contract-shell';
import { shellVersion } from './shellVersion.ts';

const maxLength = 500;
const maxStackLength = 4000;

/** Whoever waits for the answer does not wait longer. */
const timeoutMs = 10_000;

/** What this page has told already. */
const told = new Set<string>();

interface What extends Pick<FailureReport, 'kind' | 'message'> {
  /** What was thrown. */
  cause?: unknown;
}

/** What helps to find the fault: where it was thrown, and how the page looked. */
const circumstances = (cause: unknown) => {
  const { lang, style } = document.documentElement;
  return {
    stack: cause instanceof Error ? (cause.stack?.slice(0, maxStackLength) ?? null) : null,
    shell: shellVersion.version || null,
    language: lang || null,
    mode: style.colorScheme === 'dark' ? ('dark' as const) : ('light' as const),
  };
};

/**
 * Tells the server of a failure: of each kind once per version and page load. It hears of it the next time when it does not answer now,
 * which is answered with false.
 */
export const reportFailure = async (
  { name, version }: Pick<ModuleVersion, 'name' | 'version'>,
  { kind, message, cause }: What,
  page = location.pathname,
): Promise<boolean> => {
  const what = `${name} ${version} ${kind}`;
  if (told.has(what)) return true;
  told.add(what);
  const body: FailureReport = {
    module: name,
    version,
    kind,
    page,
    message: message?.slice(0, maxLength) ?? null,
    ...circumstances(cause),
  };
  try {
    const answer = await fetch('/api/shell/modules/failures', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status >= 500) told.delete(what);
  } catch {
    told.delete(what);
  }
  return told.has(what);
};
