import type { ModuleVersion } from '@bidwright/contract-shell';
import { loads, type Module } from '@bidwright/shell-api';

const modules: Record<string, () => Promise<{ default: Module }>> = {
  admin: () => import(/* webpackChunkName: "admin" */ 'mf-admin/src/module.tsx'),
  ftes: () => import(/* webpackChunkName: "ftes" */ 'mf-ftes/src/module.tsx'),
  opportunities: () => import(/* webpackChunkName: "opportunities" */ 'mf-opportunities/src/module.tsx'),
  'rfp-library': () => import(/* webpackChunkName: "rfp-library" */ 'mf-rfp-library/src/module.tsx'),
  'template-demo': () => import(/* webpackChunkName: "template-demo" */ 'mf-template-demo/src/module.tsx'),
};

/** Takes the place of the shell's: the modules are part of the same build. */
export const loadModule = loads(async ({ file }: ModuleVersion) => {
  const module = await modules[file.name]?.();
  if (!module) throw new Error(`The build has no module ${file.name}`);
  return module.default;
});
