import { monthAt, monthNumber, type Outlook, outlooks } from '@bidwright/contract-ftes';
import { useAddressParameters } from '@bidwright/remote-kit/report';
import { today } from '@bidwright/remote-kit/ui';
import { type Level, levels } from '../skills/levels.ts';

/** How many months are shown. */
export const spans = ['6', '12', '24'] as const;

/** How much of each month may be asked to be free, in percent. */
export const shares = ['10', '20', '50', '80', '100'] as const;

/** Which people are shown, and how. Months are written `2027-03`. */
export interface Filters {
  text: string;
  teams: string[];
  positions: string[];
  /** Ids of skills; who is shown has all of them, each at least at `level`. */
  skills: string[];
  level: Level | undefined;
  outlook: Outlook;
  span: (typeof spans)[number];
  /** Whether open roles are shown, and of which bid alone. */
  roles: boolean;
  bid: string | undefined;
  /** The open role for which somebody is looked for. */
  role: string | undefined;
  /** At least so much of each month of `from` to `to` is free. */
  free: (typeof shares)[number] | undefined;
  from: string | undefined;
  to: string | undefined;
}

const month = (text: string | null) => (/^2\d{3}-(0[1-9]|1[0-2])$/.test(text ?? '') ? (text ?? undefined) : undefined);

const listIn = (text: string | null) => text?.split('\n').filter(Boolean) ?? [];

const filtersIn = (address: URLSearchParams): Filters => ({
  text: address.get('search') ?? '',
  teams: listIn(address.get('team')),
  positions: listIn(address.get('position')),
  skills: listIn(address.get('skill')),
  level: levels.find((one) => one === address.get('level')),
  outlook: outlooks.find((one) => one === address.get('work')) ?? 'expected',
  span: spans.find((one) => one === address.get('months')) ?? '12',
  roles: address.has('roles'),
  bid: address.get('bid') ?? undefined,
  role: address.get('role') ?? undefined,
  free: shares.find((one) => one === address.get('free')),
  from: month(address.get('from')),
  to: month(address.get('to')),
});

const addressOf = ({
  text,
  teams,
  positions,
  skills,
  level,
  outlook,
  span,
  roles,
  bid,
  role,
  free,
  from,
  to,
}: Filters): URLSearchParams => {
  const said: [string, string | undefined][] = [
    ['search', text],
    ['team', teams.join('\n')],
    ['position', positions.join('\n')],
    ['skill', skills.join('\n')],
    ['level', level],
    ['work', outlook === 'expected' ? '' : outlook],
    ['months', span === '12' ? '' : span],
    ['roles', roles ? 'open' : ''],
    ['bid', bid],
    ['role', role],
    ['free', free],
    ['from', from],
    ['to', to],
  ];
  return new URLSearchParams(said.flatMap(([name, value]) => (value ? [[name, value]] : [])));
};

/** What the page shows stands in its address: a link leads to the same people. */
export const useFilters = () => useAddressParameters(filtersIn, addressOf);

/** A month as it is written in the address. */
export const monthText = (number: number): string => {
  const { year, month: ofYear } = monthAt(number);
  return `${year}-${String(ofYear).padStart(2, '0')}`;
};

const numberIn = (text: string) => monthNumber({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) });

export const thisMonth = (): number => numberIn(today().slice(0, 7));

/** Another number of months; what was asked of months that are no longer shown is asked no longer. */
export const withSpan = (span: Filters['span'], { from, to }: Pick<Filters, 'from' | 'to'>): Partial<Filters> => {
  const last = monthText(thisMonth() + Number(span) - 1);
  const kept = (text: string | undefined) => (text && text <= last ? text : undefined);
  return { span, from: kept(from), to: kept(to) };
};

/** The months of which something is asked, as places among those that are shown; in order, whichever was chosen first. */
export const askedMonths = ({ from, to, span }: Pick<Filters, 'from' | 'to' | 'span'>, first: number) => {
  const within = (text: string | undefined, otherwise: number) =>
    Math.min(Math.max(text ? numberIn(text) - first : otherwise, 0), Number(span) - 1);
  // One month that was chosen is that month alone.
  const one = within(from ?? to, 0);
  const other = within(to ?? from, Number(span) - 1);
  return { from: Math.min(one, other), to: Math.max(one, other) };
};
