import { reviewStates, searchOrders } from '@bidwright/contract-rfp-library';
import { type ListFilter, listNames, nothing, type Pick, pickNames, type Search, textNames } from './search.ts';

/** A record is `<id>~<name>`, or its id alone, a piece of a name `~<piece>`. */
const pickIn = (text: string | null): Pick | null => {
  const [, id = '', name = id] = /^([\w-]{0,36})(?:~(.+))?$/s.exec(text ?? '') ?? [];
  return name ? { id: id || null, name } : null;
};

const pickText = ({ id, name }: Pick) => `${id ?? ''}~${name}`;

const isYear = (text: string) => /^\d{4}$/.test(text);

const isState = (text: string) => reviewStates.some((state) => state === text);

const fits: Partial<Record<ListFilter, (text: string) => boolean>> = { year: isYear, review: isState };

/** What is looked for, as an address says it. */
export const searchIn = (params: URLSearchParams): Search => ({
  ...nothing,
  words: params.get('words') ?? '',
  ...Object.fromEntries(
    listNames.map((name) => [
      name,
      params
        .get(name)
        ?.split(',')
        .filter(Boolean)
        .filter(fits[name] ?? Boolean) ?? [],
    ]),
  ),
  ...Object.fromEntries(pickNames.map((name) => [name, pickIn(params.get(name))])),
  ...Object.fromEntries(textNames.map((name) => [name, params.get(name) ?? ''])),
  sort: searchOrders.find((order) => order === params.get('sort')) ?? 'relevance',
  archived: params.has('archived'),
});

const textOf = (value: Search[keyof Search]): string => {
  if (value === null || value === false) return '';
  if (value === true) return 'yes';
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : pickText(value);
};

/** The address with these parts of a search changed. */
export const withSearch = (before: URLSearchParams, wanted: Partial<Search>): URLSearchParams => {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(wanted)) {
    const text = name === 'sort' && value === nothing.sort ? '' : textOf(value);
    if (text) after.set(name, text);
    else after.delete(name);
  }
  return after;
};
