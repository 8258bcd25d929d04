import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchFirstTouch } from './firstTouch.ts';
import { watchKeys } from './keyboard/keys.ts';
import { loadFirstPage } from './modules/prefetch.ts';
import { isListed } from './modules/registry.ts';
import { reportLoaded } from './modules/reportLoaded.ts';
import { shellVersion } from './modules/shellVersion.ts';
import { refreshModules } from './modules/useModules.ts';
import { watchCalls } from './modules/watch/calls.ts';
import { watchErrors } from './modules/watch/errors.ts';
import { tellFreezes, watchFreezes } from './modules/watch/freezes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
watchFirstTouch();
watchKeys();
watchFreezes();
watchErrors();
watchCalls();

/** Between two tries, in milliseconds. */
const retryMs = 2000;

const begin = async () => {
  // What froze may have been taken back by that.
  if (await tellFreezes()) await refreshModules();
  // Without its modules nothing of the app can be shown: the page itself says so meanwhile.
  for (let isThere = isListed; !isThere; ) {
    isThere = await refreshModules();
    if (!isThere) await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
  // The rest of it comes while React draws the frame.
  await loadFirstPage();
  const begun = (globalThis.bidwrightDevelopment ?? { createRoot }).createRoot(root);
  begun.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  reportLoaded(shellVersion);
};

void begin();
