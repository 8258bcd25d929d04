import { access, constants } from 'node:fs/promises';
import { inChildProcess } from '../../childProcess.ts';
import type { AppContext } from '../../context.ts';

type Asked = Pick<AppContext, 'settings' | 'log'>;

const look = async ({ settings, log }: Asked): Promise<string> => {
  const { PROVING_BROWSER: named } = settings;
  if (!named) return inChildProcess('registry/proving/browserProcess.ts');
  try {
    await access(named, constants.X_OK);
    return named;
  } catch (error) {
    log.warn({ err: error }, 'PROVING_BROWSER names no browser; versions are switched on without being tried');
    return '';
  }
};

const found = new WeakMap<Asked['settings'], Promise<string>>();

/** The browser that tries versions; an empty text: there is none. It is looked for once, when it is first needed. */
export const findBrowser = (context: Asked): Promise<string> => {
  const { settings, log } = context;
  const lookOnce = () =>
    look(context).catch((error: unknown) => {
      // Such as for lack of memory: there may be enough the next time.
      found.delete(settings);
      log.warn({ err: error }, 'no browser could be looked for; versions are switched on without being tried');
      return '';
    });
  const browser = found.get(settings) ?? lookOnce();
  found.set(settings, browser);
  return browser;
};
