import { namesOf, type Right } from '@bidwright/contract-kit';
import { admins, readers } from '../rights.ts';
import type { Basis, Dimension, FixedRows } from './dimensions.ts';

/** How a figure is written. */
export type FigureKind = 'count' | 'money' | 'share' | 'days' | 'decimal' | 'day' | 'text';

export const reportGroups = ['pipeline', 'results', 'contracts', 'quality'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** What its days mean: when things happened, when they will, or the day with which what stands now is compared. */
export type Period = 'past' | 'ahead' | 'since' | 'none';

interface Stated {
  group: ReportGroup;
  period: Period;
  /** What its rows stand for; of several the first, unless another is asked for. */
  by: readonly (Dimension | FixedRows)[];
  /** By what its rows can be split once more, into parts that add up to them. */
  across?: readonly Dimension[];
  /** The days that it can go by; of several the first, unless another is asked for. */
  basis?: readonly Basis[];
  figures: Readonly<Record<string, FigureKind>>;
  /** The figures of its chart, and how they are drawn. */
  /** `line`: a share that is drawn over them where they stand on a time. */
  chart: { kind: 'bars' | 'columns' | 'stacked' | 'lines'; of: readonly string[]; line?: string };
  /** The way in which its page shows it first: one of some figures as a map of cells, darker or with larger bubbles the more they hold. */
  map?: { kind: 'heat' | 'bubbles'; by: Dimension; across: Dimension; of: readonly string[] };
  rights: Right;
  /** Figures behind which no bids stand, such as a rate. */
  plain?: readonly string[];
}

const fields = ['team', 'owner', 'client', 'projectType', 'source'] as const;

const stated = {
  pipeline: {
    group: 'pipeline',
    period: 'since',
    by: ['status', ...fields],
    across: ['status', ...fields],
    figures: { bids: 'count', value: 'money', weighted: 'money', unpriced: 'count' },
    chart: { kind: 'bars', of: ['weighted', 'value'] },
    rights: readers,
  },
  'pipeline-map': {
    group: 'pipeline',
    period: 'since',
    by: ['status'],
    across: ['chance'],
    figures: { bids: 'count', value: 'money', weighted: 'money', unpriced: 'count' },
    chart: { kind: 'bars', of: ['value'] },
    map: { kind: 'bubbles', by: 'status', across: 'chance', of: ['value', 'bids'] },
    rights: admins,
  },
  'pipeline-changes': {
    group: 'pipeline',
    period: 'past',
    by: ['move'],
    figures: { bids: 'count', before: 'money', value: 'money' },
    chart: { kind: 'bars', of: ['bids'] },
    rights: readers,
  },
  forecast: {
    group: 'pipeline',
    period: 'ahead',
    by: ['month'],
    basis: ['work', 'award'],
    figures: { bids: 'count', assumed: 'count', won: 'money', weighted: 'money', exposure: 'money' },
    chart: { kind: 'lines', of: ['won', 'weighted', 'exposure'] },
    rights: admins,
  },
  funnel: {
    group: 'pipeline',
    period: 'past',
    by: ['status'],
    basis: ['recorded', 'due'],
    figures: { entered: 'count', forward: 'count', dropped: 'count', here: 'count', conversion: 'share' },
    chart: { kind: 'bars', of: ['entered', 'forward', 'dropped'] },
    rights: admins,
    plain: ['conversion'],
  },
  'time-in-status': {
    group: 'pipeline',
    period: 'past',
    by: ['status'],
    figures: { stays: 'count', median: 'days', p90: 'days', here: 'count', oldest: 'days', stuck: 'count' },
    chart: { kind: 'bars', of: ['median', 'p90'] },
    rights: admins,
    plain: ['median', 'p90', 'oldest'],
  },
  'due-calendar': {
    group: 'pipeline',
    period: 'ahead',
    by: ['week', 'day', 'team'],
    across: ['team', 'week'],
    figures: { due: 'count', qna: 'count', decision: 'count', dates: 'count', collisions: 'count' },
    chart: { kind: 'stacked', of: ['due', 'qna', 'decision'] },
    map: { kind: 'heat', by: 'team', across: 'week', of: ['dates', 'due', 'qna', 'decision', 'collisions'] },
    rights: readers,
  },
  'open-requirements': {
    group: 'pipeline',
    period: 'none',
    by: ['bid'],
    figures: {
      dueOn: 'day',
      left: 'days',
      requirements: 'count',
      toDo: 'count',
      inWork: 'count',
      written: 'count',
      reviewed: 'count',
      notApplicable: 'count',
      unowned: 'count',
    },
    chart: { kind: 'bars', of: ['toDo', 'inWork', 'unowned'] },
    rights: admins,
  },
  'win-rate': {
    group: 'results',
    period: 'past',
    by: ['month', ...fields],
    basis: ['decided', 'due'],
    figures: {
      won: 'count',
      lost: 'count',
      noBid: 'count',
      winRate: 'share',
      bidRate: 'share',
      wonValue: 'money',
      lostValue: 'money',
      winRateValue: 'share',
    },
    chart: { kind: 'stacked', of: ['won', 'lost', 'noBid'], line: 'winRate' },
    rights: readers,
    plain: ['winRate', 'bidRate', 'winRateValue'],
  },
  'lost-analysis': {
    group: 'results',
    period: 'past',
    by: ['winningFirm', 'team', 'client', 'projectType'],
    basis: ['decided', 'due'],
    figures: { lost: 'count', value: 'money', winning: 'money', gap: 'share', unexplained: 'count' },
    chart: { kind: 'bars', of: ['lost'] },
    rights: admins,
    plain: ['gap'],
  },
  'lost-points': {
    group: 'results',
    period: 'past',
    by: ['section'],
    figures: { bids: 'count', points: 'decimal', outOf: 'decimal', lostShare: 'share' },
    chart: { kind: 'bars', of: ['points'] },
    rights: admins,
  },
  'go-no-go': {
    group: 'results',
    period: 'past',
    by: ['factor'],
    figures: { bids: 'count', wonPoints: 'decimal', lostPoints: 'decimal', apart: 'decimal' },
    chart: { kind: 'bars', of: ['wonPoints', 'lostPoints'] },
    rights: admins,
    plain: ['wonPoints', 'lostPoints', 'apart'],
  },
  'covered-requirements': {
    group: 'results',
    period: 'past',
    by: ['coverage', 'requirementKind'],
    across: ['coverage'],
    basis: ['decided', 'due'],
    figures: {
      bids: 'count',
      won: 'count',
      lost: 'count',
      winRate: 'share',
      requirements: 'count',
      covered: 'count',
      coveredShare: 'share',
    },
    chart: { kind: 'bars', of: ['won', 'lost'] },
    rights: admins,
    plain: ['winRate', 'coveredShare'],
  },
  'source-yield': {
    group: 'results',
    period: 'past',
    by: ['source', 'projectType', 'team'],
    basis: ['recorded', 'due'],
    figures: { bids: 'count', sent: 'count', won: 'count', winRate: 'share', value: 'money', wonValue: 'money' },
    chart: { kind: 'bars', of: ['bids', 'sent', 'won'] },
    rights: admins,
    plain: ['winRate'],
  },
  'client-history': {
    group: 'results',
    period: 'past',
    by: ['client'],
    basis: ['recorded', 'due'],
    figures: {
      bids: 'count',
      open: 'count',
      won: 'count',
      lost: 'count',
      winRate: 'share',
      wonValue: 'money',
      recompetes: 'count',
    },
    chart: { kind: 'bars', of: ['won', 'lost', 'open'] },
    rights: admins,
    plain: ['winRate'],
  },
  calibration: {
    group: 'results',
    period: 'past',
    by: ['chance', 'team', 'owner'],
    basis: ['decided', 'due'],
    figures: { closed: 'count', predicted: 'share', won: 'count', result: 'share', brier: 'decimal' },
    chart: { kind: 'columns', of: ['predicted', 'result'] },
    rights: admins,
    plain: ['predicted', 'result', 'brier'],
  },
  contracts: {
    group: 'contracts',
    period: 'none',
    by: ['contract'],
    figures: { client: 'text', starts: 'day', ends: 'day', left: 'days', amount: 'money' },
    chart: { kind: 'bars', of: ['left'] },
    rights: admins,
  },
  'recompete-radar': {
    group: 'contracts',
    period: 'ahead',
    by: ['bid'],
    figures: { client: 'text', ends: 'day', left: 'days', amount: 'money' },
    chart: { kind: 'bars', of: ['left'] },
    rights: admins,
  },
  'change-activity': {
    group: 'quality',
    period: 'past',
    by: ['person', 'field', 'month'],
    figures: { changes: 'count', bids: 'count', last: 'day' },
    chart: { kind: 'bars', of: ['changes'] },
    rights: admins,
    plain: ['last'],
  },
  'data-quality': {
    group: 'quality',
    period: 'none',
    by: ['check'],
    figures: { bids: 'count' },
    chart: { kind: 'bars', of: ['bids'] },
    rights: admins,
  },
  /** Of the dashboard. */
  summary: {
    group: 'pipeline',
    period: 'past',
    by: ['firm'],
    figures: {
      open: 'count',
      openValue: 'money',
      weighted: 'money',
      unpriced: 'count',
      awaiting: 'count',
      awaitingValue: 'money',
      won: 'count',
      lost: 'count',
      winRate: 'share',
      wonValue: 'money',
      lostValue: 'money',
      winRateValue: 'share',
    },
    chart: { kind: 'bars', of: ['open'] },
    rights: readers,
    plain: ['winRate', 'winRateValue'],
  },
} as const satisfies Record<string, Stated>;

export type ReportId = keyof typeof stated;

/** What each report is made of: its rows, its figures, its chart, and who may ask for it. */
export const reports: Readonly<Record<ReportId, Stated>> = stated;

/** The figure that is left out where nothing is to be weighed by chance. */
const weighed = 'weighted';

/** Whether a report weighs amounts by chance, so that it can be asked not to. */
export const canBePlain = (report: ReportId): boolean => weighed in reports[report].figures;

/** The figures of a report, without those that are weighed by chance where it is asked to be plain. */
export const figuresIn = (report: ReportId, isWeighted = true): string[] =>
  Object.keys(reports[report].figures).filter((figure) => isWeighted || figure !== weighed);

export const reportIds = namesOf(stated);

export const isReportId = (id: string | undefined): id is ReportId => id !== undefined && Object.hasOwn(reports, id);
