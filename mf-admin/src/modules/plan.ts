import { choice, flag, object, text } from '@bidwright/contract-kit';
import type { ModuleOverview, Release } from '@bidwright/contract-shell';
import { isShell } from './health.ts';

/** A module and the version it shall have; null: none. */
export interface Step {
  name: string;
  version: string | null;
  /** Nobody waits for a browser to try it. */
  unproven?: boolean;
}

/** Stands for no version among those that can be chosen. */
export const off = 'off';

/** One field for each module, and the reason. */
export const schemaOf = (modules: ModuleOverview[]) =>
  object({
    ...Object.fromEntries(
      modules.map((module) => {
        const versions = module.versions.map(({ version }) => version);
        return [module.name, choice(isShell(module) ? versions : [...versions, off]).required()];
      }),
    ),
    reason: text(500).required(),
    unproven: flag(),
  });

/** What the fields hold before anything is chosen. */
export const valuesNow = (modules: ModuleOverview[]): Record<string, string> =>
  Object.fromEntries(modules.map(({ name, active }) => [name, active ?? off]));

/** What the fields ask the registry for: only what is another version than now, and nothing if somebody was quicker. */
export const changesOf = (modules: ModuleOverview[], values: Record<string, unknown>): Release['changes'] =>
  modules.flatMap(({ name, active }) => {
    const version = values[name] === off ? null : String(values[name]);
    return version === active ? [] : [{ name, version, expected: active }];
  });
