import path from 'node:path';
import type { Compilation } from '@rspack/core';

const shared = path.resolve(import.meta.dirname, '../../..');

const isContract = (file: string) => file.startsWith(path.join(shared, 'contracts'));

type Asked = Record<string, string[]>;

/** The members that a module's own code takes from contracts, by the file they stand in. */
const takenFrom = ({ modules, moduleGraph }: Compilation): Map<string, Set<string>> => {
  const taken = new Map<string, Set<string>>();
  for (const module of modules) {
    if (isContract(module.nameForCondition() ?? '')) continue;
    for (const { module: target, dependency } of moduleGraph.getOutgoingConnections(module)) {
      const file = target?.nameForCondition() ?? '';
      const [member] = dependency.ids ?? [];
      if (!member || !isContract(file) || !file.endsWith('.ts')) continue;
      taken.set(file, (taken.get(file) ?? new Set()).add(member));
    }
  }
  return taken;
};

/**
 * What a module's code asks of services: the fields of each collection and call of a contract that it works with, read from the
 * imports that the bundler resolved.
 */
export const asksOf = async (compilation: Compilation): Promise<Asked> => {
  const { askedBy } = await import(path.join(shared, 'contract-kit/src/asked.ts'));
  const asks: Asked = {};
  for (const [file, members] of takenFrom(compilation)) {
    const contract = await import(file);
    for (const member of members) Object.assign(asks, askedBy(contract[member]));
  }
  return Object.fromEntries(Object.entries(asks).sort(([one], [other]) => (one < other ? -1 : 1)));
};
