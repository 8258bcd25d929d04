import type { ModuleVersion } from '@bidwright/contract-shell';
import type { Language, Loads, Module, View } from '@bidwright/shell-api';
import { matchPath } from 'react-router-dom';
import { settingsNow } from '../settings/settings.ts';
import { loadModule } from './loadModule.ts';
import { loadTexts } from './loadTexts.ts';
import { loadView } from './loadView.ts';
import { entering } from './watch/freezes.ts';

/** What is shown of a module. */
export type ViewOfModule = (module: Module) => View | undefined;

/** The page of a module for a path. */
export const pageOf =
  (pathname: string): ViewOfModule =>
  (module) =>
    module.routes.find(({ path }) => matchPath(path, pathname));

const nothing: View = { Component: () => null };

export const viewIn = (module: Module, viewOf: ViewOfModule): View => viewOf(module) ?? nothing;

const partsOf = (module: Module, viewOf: ViewOfModule, language: Language) =>
  [
    [loadView, viewIn(module, viewOf)],
    [loadTexts[language], module.messages],
  ] as const;

/** Whether a version, its texts and what is shown of it are there. */
export const isThere = (version: ModuleVersion, viewOf: ViewOfModule, language: Language): boolean => {
  const module = loadModule.now(version);
  if (!module) return false;
  const [[views, view], [texts, messages]] = partsOf(module, viewOf, language);
  return views.now(view) !== undefined && texts.now(messages) !== undefined;
};

/** How each is asked for: by somebody who waits, or ahead of need. */
type Ask = <Key extends object, Value extends object>(loads: Loads<Key, Value>, key: Key) => Promise<Value>;

/** Loads a version, then its texts while the code of what is shown of it comes. What fails is met by who draws it. */
const load = async (version: ModuleVersion, viewOf: ViewOfModule, language: Language, ask: Ask): Promise<void> => {
  const end = entering(version);
  try {
    const module = await ask(loadModule, version);
    const [[views, view], [texts, messages]] = partsOf(module, viewOf, language);
    await Promise.allSettled([ask(views, view), ask(texts, messages)]);
    globalThis.bidwrightDevelopment?.nameParts(version.name, module, view, views.now(view));
  } catch {
    // Shown and told where it is drawn.
  } finally {
    end();
  }
};

/** Ends once all is there, or has failed. */
export const arrival = (version: ModuleVersion, viewOf: ViewOfModule, language: Language): Promise<void> =>
  load(version, viewOf, language, (loads, key) => loads(key));

/** Loads what may be needed soon, so that it is there in the first frame. */
export const prepare = (version: ModuleVersion, viewOf: ViewOfModule): Promise<void> =>
  load(version, viewOf, settingsNow().language, (loads, key) => loads.ahead(key));
