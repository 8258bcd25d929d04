import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@swc/core';
import { root } from '../root.ts';

const rooms = '{shared,shared/contracts,services,mf-*,shell}';

/** Tests, and what is there for them alone, may say what a value is. */
const isProduct = (file: string) =>
  !/node_modules|(^|\/)(testing|dist)\/|\.test\.tsx?$|^shared\/service-testing\//.test(file);

/** Assertions of a type in parsed code: `x as T`, not `as const`. */
const castsIn = (node: unknown): number => {
  if (typeof node !== 'object' || node === null) return 0;
  const isCast = 'type' in node && (node.type === 'TsAsExpression' || node.type === 'TsTypeAssertion');
  return Object.values(node).reduce<number>((sum, part) => sum + castsIn(part), isCast ? 1 : 0);
};

/** How many times a text of TypeScript says what a value is instead of having it checked. */
export const countCasts = async (text: string, tsx = false): Promise<number> =>
  castsIn(await parse(text, { syntax: 'typescript', tsx, target: 'esnext' }));

/** A line when product code has more casts than its budget, or fewer: the budget only goes down. */
export const checkCasts = async (): Promise<string[]> => {
  const budgets: { casts: number } = JSON.parse(await readFile(join(import.meta.dirname, 'budgets.json'), 'utf8'));
  const files = globSync(`${rooms}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules'] });
  let count = 0;
  for (const file of new Set(files.filter(isProduct)))
    count += await countCasts(await readFile(join(root, file), 'utf8'), file.endsWith('.tsx'));
  if (count === budgets.casts) return [];
  return [
    count > budgets.casts
      ? `${count} casts, more than ${budgets.casts}: state a type, or check the value`
      : `${count} casts are left of ${budgets.casts}: write ${count} into budgets.json`,
  ];
};
