import { loadCatalog } from '@bidwright/remote-kit/intl';
import type { Language, SearchHit } from '@bidwright/shell-api';
import { peopleAddress } from '../addresses.ts';
import { monthText, spans, thisMonth } from '../people/filters.ts';
import { folded } from '../people/folded.ts';
import { type Level, levelKey, levels } from '../skills/levels.ts';
import { type SkillsNamed, skilled } from './skilled.ts';

/** So much of a month is meant by "free" where nobody says how much. */
const usualShare = '20';

/** The words of this search in a language. */
const wordsOf = async (language: Language) => {
  const texts = await loadCatalog(language, () => [import(`../../locales/${language}.json`)]);
  const text = (key: string) => texts[key]?.map((part) => ('value' in part ? part.value : '')).join('') ?? '';
  const list = (key: string) => folded(text(key)).split(' ');
  return {
    free: list('ftes.search.free'),
    fillers: list('ftes.search.fillers'),
    levelText: (level: Level) => text(levelKey(level)),
    levels: new Map(levels.map((level) => [folded(text(levelKey(level))), level])),
    title: text('ftes.people.free'),
  };
};

/** Months by their names, whole and short, from 0. */
const monthNames = (language: Language): Map<string, number> => {
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from(
      { length: 12 },
      (_, at) => [folded(format.format(Date.UTC(2026, at))).replace('.', ''), at] as const,
    );
  });
  return new Map(names);
};

/** Where a language writes no spaces, what is known stands apart as if it did. */
const apart = (text: string, known: readonly string[]): string =>
  known.filter((word) => /\p{Script=Han}/u.test(word)).reduce((all, word) => all.replaceAll(word, ` ${word} `), text);

/** The next month of that name, or the one of the year that is said. */
const numbered = (month: number, year: number | undefined): number => {
  const now = thisMonth();
  const thisYear = now - (now % 12) + month;
  if (year !== undefined) return year * 12 + month;
  return thisYear < now ? thisYear + 12 : thisYear;
};

/** What is left of a year: its first month that is not over, and its last. */
const monthsOf = (year: number): number[] => [Math.max(thisMonth(), year * 12), Math.max(thisMonth(), year * 12 + 11)];

const usualSpan = '12';

/** So many months are to be shown; undefined where they lie further ahead than the page shows, or are over. */
const spanFor = (asked: readonly number[]) => {
  const first = thisMonth();
  if (asked.some((month) => month < first)) return undefined;
  const needed = Math.max(0, ...asked.map((month) => month - first + 1));
  return spans.find((span) => Number(span) >= Math.max(Number(usualSpan), needed));
};

/**
 * What asks who is free, such as "free in March data scientist Python advanced", as the address that shows it; undefined of other words.
 * All that is neither month nor year, skill or level, nor one of the language's small words is looked for among names, positions and teams.
 */
export const freeHit = async (
  text: string,
  language: Language,
  skillsNamed: SkillsNamed,
): Promise<SearchHit | undefined> => {
  const { free, fillers, levels: levelNames, levelText, title } = await wordsOf(language);
  const names = monthNames(language);
  const months = folded(text).replaceAll(/(\d{1,2})月/g, ' $1月 ');
  const words = apart(months, [...free, ...fillers, ...levelNames.keys()])
    .split(/[\s,]+/)
    .filter(Boolean);
  if (!words.some((word) => free.includes(word))) return undefined;
  const said = words.find((word) => /^20\d\d$/.test(word));
  const year = said === undefined ? undefined : Number(said);
  const named = words.flatMap((word) => names.get(word) ?? []).map((month) => numbered(month, year));
  const asked = named.length > 0 || year === undefined ? named : monthsOf(year);
  const span = spanFor(asked);
  if (!span) return undefined;
  const asking = words.filter((word) => word !== said && !names.has(word) && !free.includes(word));
  const { skills, level, rest } = await skilled(asking, { fillers, levelNames, skillsNamed });
  const [from, to = from] = asked.map(monthText);
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const spoken = [from, ...(to === from ? [] : [to])].flatMap((month) =>
    month ? format.format(new Date(`${month}-01`)) : [],
  );
  const detail = [rest.join(' '), ...skills.map(({ name }) => name), level && levelText(level)].filter(Boolean);
  const query = {
    search: rest.join(' '),
    skill: skills.map(({ id }) => id).join('\n'),
    level: level ?? '',
    months: span === usualSpan ? '' : span,
    free: usualShare,
    from: from ?? '',
    to: to ?? '',
  };
  const address = new URLSearchParams(Object.entries(query).filter(([, value]) => value));
  return {
    id: 'free',
    title: [title, spoken.join(' – ')].filter(Boolean).join(' · '),
    ...(detail.length > 0 && { detail: detail.join(' · ') }),
    path: `${peopleAddress}?${address}`,
  };
};
