import type { Compilation } from '@rspack/core';
import { consumed } from './shared.ts';

const keyOf = (identifier: string, keys: string[]) =>
  keys.find((key) => identifier.startsWith(`consume shared module (default) ${key}@`));

/** What a module's code takes from each package that the shell provides, read from the imports that the bundler resolved. */
export const usesOf = ({ compiler, modules, moduleGraph }: Compilation): Record<string, string[]> => {
  const keys = Object.keys(consumed(compiler.context));
  const taken = new Map<string, Set<string>>();
  for (const module of modules) {
    for (const { module: target, dependency } of moduleGraph.getOutgoingConnections(module)) {
      const key = target && keyOf(target.identifier(), keys);
      if (!key) continue;
      const members = taken.get(key) ?? new Set();
      taken.set(key, members);
      // Of `a.b.c` the first name is what the package exports.
      const [member] = dependency.ids ?? [];
      if (member) members.add(member);
    }
  }
  return Object.fromEntries([...taken].sort().map(([key, members]) => [key, [...members].sort()]));
};
