const partsOf = (locale: string) => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12_345.6);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: of('group'), decimal: of('decimal') };
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Reads a number as people write it in a language: '1,234.5' in English, '1.234,5' in Romanian, '1 234,5' in French. Answers undefined
 * where it is none, also where a separator stands in a place it cannot have or more decimals follow than are kept, as in an amount of
 * '1.234', since a guess could be wrong by a thousand.
 */
export const readNumber = (text: string, locale: string, decimals = Number.POSITIVE_INFINITY): number | undefined => {
  const { group, decimal } = partsOf(locale);
  const plain = text.replace(/[\s$]/g, '');
  const groups = /\s/.test(group) ? '' : escaped(group);
  // A number pad types a point in every language; it is taken as the decimal sign where it cannot be a group's.
  const point = group === '.' ? escaped(decimal) : `[.${escaped(decimal)}]`;
  const shape = new RegExp(`^([-−]?)(\\d+|\\d{1,3}(?:${groups}\\d{3})+)(?:${point}(\\d*))?$`).exec(plain);
  if (!shape) return undefined;
  const [, sign = '', whole = '', rest = ''] = shape;
  if (rest.length > decimals) return undefined;
  const value = Number(`${whole.replace(/\D/g, '')}.${rest || '0'}`);
  return sign ? -value : value;
};

/** Writes a number as `readNumber` reads it; a year as people know it. */
export const writeNumber = (value: number, locale: string, { isYear }: { isYear?: boolean } = {}): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 10, useGrouping: !isYear }).format(value);
