import { message } from '@bidwright/contract-kit';
import { Problem } from '../../problem.ts';
import { isRow } from '../../row.ts';
import { harmless } from './cell.ts';
import type { Column } from './columns.ts';

const max = { labels: 500, letters: 200 };

type Labels = Record<string, string>;

const isLabel = (text: unknown): boolean => typeof text === 'string' && text.length <= max.letters;

const areLabels = (labels: unknown): labels is Labels =>
  isRow(labels) && Object.keys(labels).length <= max.labels && Object.values(labels).every(isLabel);

/** What columns are called by whoever asks; nothing where it is not said. */
export const labelsIn = (labels: unknown): Labels | undefined => {
  if (labels === undefined || labels === null) return undefined;
  if (!areLabels(labels))
    throw new Problem(400, 'bad-value', 'labels must say by column what it is called', {
      fields: { labels: message('validation.invalid') },
    });
  return labels;
};

/** The first row: what columns are called, each once; a column whose label another one has keeps its name. */
export const headOf = (columns: readonly Pick<Column, 'name'>[], labels: Labels = {}): string[] => {
  const taken = new Set(columns.map(({ name }) => name));
  return columns.map(({ name }) => {
    const label = Object.hasOwn(labels, name) ? labels[name]?.trim() : undefined;
    if (!label || taken.has(label)) return name;
    taken.add(label);
    return String(harmless(label));
  });
};
