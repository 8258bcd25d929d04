import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compilation } from '@rspack/core';
import { packageAround } from '../packageFolder.ts';
import { packageOf } from './room.ts';

const contract = /^@bidwright\/contract-(?!kit$)/;

/** Whether a file is a contract's, wherever the contract is installed. */
const contractFiles = () => {
  const known = new Map<string, boolean>();
  return (file: string): boolean => {
    const folder = packageAround(file) ?? '';
    const is = known.get(folder) ?? (folder !== '' && contract.test(packageOf(folder).name));
    known.set(folder, is);
    return is;
  };
};

type Asked = Record<string, string[]>;

/** The members that a module's own code takes from contracts, by the file they stand in. */
const takenFrom = ({ modules, moduleGraph }: Compilation): Map<string, Set<string>> => {
  const taken = new Map<string, Set<string>>();
  const isContract = contractFiles();
  for (const module of modules) {
    if (isContract(module.nameForCondition() ?? '')) continue;
    for (const { module: target, dependency } of moduleGraph.getOutgoingConnections(module)) {
      const file = target?.nameForCondition() ?? '';
      const [member] = dependency.ids ?? [];
      if (!member || !/\.[jt]s$/.test(file) || !isContract(file)) continue;
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
  const room = createRequire(path.join(compilation.compiler.context, 'package.json'));
  const { askedBy } = await import(room.resolve('@bidwright/contract-kit/asked'));
  const asks: Asked = {};
  for (const [file, members] of takenFrom(compilation)) {
    const contract = await import(file);
    for (const member of members) Object.assign(asks, askedBy(contract[member]));
  }
  return Object.fromEntries(Object.entries(asks).sort(([one], [other]) => (one < other ? -1 : 1)));
};
