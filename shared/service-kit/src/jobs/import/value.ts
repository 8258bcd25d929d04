import { type DateOrder, type Field, type Message, message } from '@bidwright/contract-kit';
import { english } from '../../words.ts';

/** A cell that cannot be the value of its field, with what would be: a text of the kit's catalogs, shown in the person's language. */
export class BadCell extends Error {
  override name = 'BadCell';
  readonly said: Message;

  constructor(reason: string, values?: Message['values']) {
    const said = message(`import.${reason}`, values);
    super(english(said));
    this.said = said;
  }
}

const yes = new Set(['true', 'yes', 'y', '1', 'x', 'ja', 'oui', 'da', '是']);
const no = new Set(['false', 'no', 'n', '0', '-', 'nein', 'non', 'nu', '否']);

const flag = (text: string): boolean => {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  throw new BadCell('flag');
};

/** Plain, or with commas between thousands, a sign of money before it or a percent sign behind. */
const numeric = /^([$€£]\s?)?(-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?(e[+-]?\d+)?)(\s?%)?$/i;

const number = (text: string): number => {
  const [, , digits = '', , , , , percent] = numeric.exec(text) ?? [];
  if (!digits) throw new BadCell('number');
  const value = Number(digits.replaceAll(',', ''));
  return percent ? Number((value / 100).toPrecision(12)) : value;
};

/** As in 03/04/2027 and 3.4.2027: which is the day its column must say. */
const spelled = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/;

/** A day; workbooks may put a time of day behind it. */
const day = (text: string, order: DateOrder | undefined): string => {
  const [, first = '', , second = '', year] = spelled.exec(text) ?? [];
  if (year === undefined) return /^(\d{4}-\d\d-\d\d)([T ][\d:.]+Z?)?$/.exec(text)?.[1] ?? text;
  if (!order) throw new BadCell('dateOrder', { given: text });
  const [month, date] = order === 'dayFirst' ? [second, first] : [first, second];
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadCell('json');
  }
};

/** The entries of a list in one cell: separated by semicolons, or a list of JSON. */
export const entriesOf = (text: string, separator: string | RegExp = ';'): string[] => {
  if (text.startsWith('[')) {
    const found = json(text);
    if (!Array.isArray(found)) throw new BadCell('entries');
    return found.map((one) => String(one ?? ''));
  }
  return text.split(separator).flatMap((entry) => entry.trim() || []);
};

/** The value of a field that points at nothing, as a person would write it. */
export const valueOf = ({ kind, choices }: Field, text: string, order?: DateOrder): unknown => {
  if (kind === 'number') return number(text);
  if (kind === 'boolean') return flag(text);
  if (kind === 'date') return day(text, order);
  if (kind === 'json') return json(text);
  // None of a fixed set has a comma in it.
  return kind === 'texts' ? entriesOf(text, choices ? /[;,]/ : ';') : text;
};
