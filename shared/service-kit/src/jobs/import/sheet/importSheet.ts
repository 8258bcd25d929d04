import { type Field, message, type SheetFile } from '@bidwright/contract-kit';
import { Problem } from '../../../problem.ts';
import type { JobAsked } from '../../asked.ts';
import { headOf, labelsIn } from '../../export/labels.ts';
import { destinationIn, mustImport } from '../destination.ts';
import { type SheetColumn, sheetColumns, takes } from './columns.ts';
import { namesOf } from './named.ts';
import { said } from './said.ts';
import { type FilledColumn, sheetFile } from './sheetFile.ts';

const wordIn = (body: JobAsked['body'], name: 'language' | 'currency' | 'title', shape: RegExp): string | undefined => {
  const given = body[name];
  if (given === undefined || given === null) return undefined;
  if (typeof given === 'string' && shape.test(given)) return given;
  throw new Problem(400, 'bad-value', `${name} cannot be used`, { fields: { [name]: message('validation.invalid') } });
};

const formatOf = ({ kind, share, scale }: Field): string => {
  if (kind === 'date') return 'yyyy-mm-dd';
  if (kind !== 'number') return '@';
  if (share) return '0.##%';
  return scale === undefined ? 'General' : '0.00';
};

/** What a column has to choose from. */
const offeredIn = async ({ context, person }: JobAsked, { kind, ...field }: Field, language: string) => {
  if (kind === 'boolean') return ['sheet.yes', 'sheet.no'].map((key) => said(language, key));
  if (kind === 'labelled') return Object.keys(field.labels ?? {});
  if (kind === 'reference' || kind === 'references') return namesOf(context, person, field.of ?? '');
  return [...(field.choices ?? field.numbers ?? [])].map(String);
};

const isStrict = ({ kind }: Field) =>
  kind === 'choice' || kind === 'boolean' || kind === 'labelled' || kind === 'number';

interface Words {
  language: string;
  currency: string | undefined;
}

const filledColumns = async (
  asked: JobAsked,
  columns: readonly SheetColumn[],
  heads: string[],
  { language, currency }: Words,
): Promise<FilledColumn[]> => {
  const all: FilledColumn[] = [];
  for (const [at, { field, isRequired, isMatched }] of columns.entries()) {
    const { key, values } = takes(field, currency);
    all.push({
      head: heads[at] ?? '',
      takes: said(language, key, values),
      format: formatOf(field),
      offered: await offeredIn(asked, field, language),
      isStrict: isStrict(field),
      isRequired,
      isMatched,
    });
  }
  return all;
};

/** A workbook that holds the columns of a collection and nothing else, to be filled in and imported: it says what each of them takes. */
export const importSheet = async (asked: JobAsked): Promise<SheetFile> => {
  const { person, body } = asked;
  const to = destinationIn(asked);
  mustImport(asked, to);
  const language = wordIn(body, 'language', /^[a-z]{2}$/) ?? 'en';
  const words = { language, currency: wordIn(body, 'currency', /^[A-Z]{3}$/) };
  const title = wordIn(body, 'title', /^.{1,200}$/) ?? to.table.name;
  const labels = labelsIn(body.labels);
  const columns = sheetColumns(to, person).filter(
    ({ name, isRequired }) => isRequired || !labels || Object.hasOwn(labels, name),
  );
  const filled = await filledColumns(asked, columns, headOf(columns, labels), words);
  return sheetFile(to.table.name, { title, language, columns: filled });
};
