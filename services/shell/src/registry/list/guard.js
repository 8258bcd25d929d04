/**
 * Runs in each page of the app before anything of the shell does, and tells of a shell that never comes up: it could not do that itself.
 * What a person meets there counts as what is told of modules does.
 */
(() => {
  const { shell: version } = JSON.parse(document.getElementById('boot').textContent);
  const root = document.getElementById('root');
  const told = new Set();
  /** With all first scripts there, nothing is drawn for so long: files that do not come are given up before. */
  const blankMs = 30_000;
  /** A page that is starting says each second that it lives; one that has not for so long does not answer any more. */
  const beatMs = 1000;
  const frozenMs = 15_000;
  const prefix = 'bidwright.starting.';
  const key = prefix + performance.timeOrigin + Math.random();

  const tell = (kind, message, about = version) => {
    if (told.has(kind)) return;
    told.add(kind);
    const report = { module: 'shell', version: about, kind, page: location.pathname, message: message.slice(0, 300) };
    fetch('/api/shell/modules/failures', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => undefined);
  };

  const isUp = () => root.hasChildNodes();
  /** Where files do not come nothing is said of the code. */
  let isMissing = false;

  const fail = (error, file = '') => {
    const where = `${error?.stack ?? ''} ${file}`;
    const isOfNetwork = /fetch|network|load failed|abort|timeout|chunk/i.test(`${error?.name} ${error?.message}`);
    if (isOfNetwork || where.includes('/remotes/') || !where.includes('/assets/')) return;
    tell(isUp() ? 'error' : 'evaluate', String(error?.message ?? error));
  };

  addEventListener(
    'error',
    ({ target, error, filename }) => {
      if (target === globalThis) fail(error, filename);
      else if (target instanceof HTMLScriptElement) isMissing = true;
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  // By then the first scripts have run, however long they took to come.
  addEventListener('DOMContentLoaded', () =>
    setTimeout(() => {
      if (!isUp() && !isMissing) tell('blank', 'Nothing was drawn');
    }, blankMs),
  );

  const tellFrozen = () => {
    for (const left of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
      const { about, at } = JSON.parse(localStorage.getItem(left));
      if (at > Date.now() - frozenMs) continue;
      tell('freeze', 'The page did not answer any more', about);
      localStorage.removeItem(left);
    }
  };

  try {
    tellFrozen();
    const beat = () => localStorage.setItem(key, JSON.stringify({ about: version, at: Date.now() }));
    beat();
    const timer = setInterval(beat, beatMs);
    const end = () => {
      clearInterval(timer);
      localStorage.removeItem(key);
    };
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      end();
    }).observe(root, { childList: true });
    addEventListener('pagehide', end);
  } catch {
    // Nothing may be kept here: then a freeze is not found.
  }
})();
