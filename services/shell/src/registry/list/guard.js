/**
 * Runs in each page of the app before anything of the shell does, and tells of a shell that never comes up: it could not do that itself.
 * What a person meets there counts as what is told of modules does.
 */
(() => {
  const { shell: version } = JSON.parse(document.getElementById('boot').textContent);
  const root = document.getElementById('root');
  const told = new Set();
  /** Nothing is drawn for so long: the app is not coming. */
  const blankMs = 10_000;
  /** A page that has begun so long ago and does nothing yet does not answer any more. */
  const frozenMs = 15_000;
  const prefix = 'bidwright.starting.';
  const key = prefix + performance.timeOrigin;

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
  setTimeout(() => {
    if (!isUp() && !isMissing) tell('blank', 'Nothing was drawn');
  }, blankMs);

  try {
    for (const left of Object.keys(localStorage).filter((one) => one.startsWith(prefix) && one !== key)) {
      if (Number(left.slice(prefix.length)) > Date.now() - frozenMs) continue;
      tell('freeze', 'The page did not answer any more', localStorage.getItem(left));
      localStorage.removeItem(left);
    }
    localStorage.setItem(key, version);
    const forget = () => localStorage.removeItem(key);
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      forget();
    }).observe(root, { childList: true });
    // Also what brings nothing up answers.
    setTimeout(forget, blankMs);
    addEventListener('pagehide', forget);
  } catch {
    // Nothing may be kept here: then a freeze is not found.
  }
})();
