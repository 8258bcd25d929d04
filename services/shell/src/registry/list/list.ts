import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleVersion } from '@bidwright/contract-shell';

/** Where lists are read. */
export const listsAt = '/registry';

/** What looks after the shell, before it: it comes with the list, so that it costs no request. */
const guard = readFileSync(path.join(import.meta.dirname, 'guard.js'), 'utf8');

/**
 * The modules that a person may load, as a script that hands them to the shell. It is named after what it holds, so a browser
 * keeps it until something is switched; the page says its hash.
 */
export const listOf = (modules: ModuleVersion[]) => {
  const code = `${guard}globalThis.bidwrightModules=${JSON.stringify(modules)};\n`;
  const digest = createHash('sha256').update(code).digest();
  return { code, name: `${digest.toString('hex')}.js`, integrity: `sha256-${digest.toString('base64')}` };
};

/** The page's tag for it. It stands before the shell's own script, which finds the list there, and is as urgent. */
export const listTag = (modules: ModuleVersion[]): string => {
  const { name, integrity } = listOf(modules);
  return `<script defer src="${listsAt}/${name}" crossorigin="anonymous" fetchpriority="high" integrity="${integrity}"></script>`;
};
