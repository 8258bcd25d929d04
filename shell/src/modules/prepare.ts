import type { ModuleVersion } from '@bidwright/contract-shell';
import type { Module, View } from '@bidwright/shell-api';
import { matchPath } from 'react-router-dom';
import { settingsNow } from '../settings/settings.ts';
import { loadModule } from './loadModule.ts';
import { loadTexts } from './loadTexts.ts';
import { loadView } from './loadView.ts';

/** The page of a module for a path. */
export const pageOf = (pathname: string) => (module: Module) =>
  module.routes.find(({ path }) => matchPath(path, pathname));

/** Loads a version with its texts, and what will be shown of it, so that it is there in the first frame. */
export const prepare = async (version: ModuleVersion, viewOf: (module: Module) => View | undefined): Promise<void> => {
  try {
    const module = await loadModule.ahead(version);
    const view = viewOf(module);
    const { language } = settingsNow();
    await Promise.all([loadTexts[language].ahead(module.messages), view && loadView.ahead(view)]);
  } catch {
    // Shown and told where it is needed.
  }
};
