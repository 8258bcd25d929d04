import { hoursOf, maxHoursPerMonth, partOf } from '@bidwright/contract-ftes';
import { rounded } from '../draft/edits.ts';
import { readShare } from './share.ts';

/** In what cells are shown and typed. What they hold are parts of a month, or hours that were worked. */
export const unitNames = ['percent', 'hours', 'fte'] as const;
export type UnitName = (typeof unitNames)[number];

export interface Unit {
  name: UnitName;
  /** The figure of what a cell of so many months holds. */
  figureOf(value: number, months: number): number;
  /** Decimals that are shown. */
  digits: number;
  /** What a typed text stands for; undefined where it is no such figure. */
  read(text: string, months: number): number | undefined;
  /** The least and the most that a month holds. */
  bounded(value: number): number;
  /** What + and − change. */
  step: number;
}

/** A number as people write it, with a point or a comma; nothing is none. */
const numberIn = (text: string): number | undefined => {
  const plain = text.replace(/[\s\u200E\u200F]/g, '').replace(',', '.');
  if (plain === '' || plain === '–' || plain === '-') return 0;
  return /^(\d{1,5}(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
};

/** A part of a month, read from a figure. */
const readPart = (text: string, partFrom: (figure: number) => number): number | undefined => {
  const figure = numberIn(text);
  const part = figure === undefined ? undefined : partFrom(figure);
  return part !== undefined && part <= rounded(part) + 0.000_05 ? rounded(part) : undefined;
};

/** The units in which plans are shown. */
export const units: Record<UnitName, Unit> = {
  percent: {
    name: 'percent',
    figureOf: (part) => part * 100,
    digits: 0,
    read: readShare,
    bounded: rounded,
    step: 0.05,
  },
  hours: {
    name: 'hours',
    figureOf: (part, months) => hoursOf(part * months),
    digits: 1,
    read: (text, months) => readPart(text, (hours) => partOf(hours) / months),
    bounded: rounded,
    step: 0.05,
  },
  fte: {
    name: 'fte',
    figureOf: (part) => part,
    digits: 2,
    read: (text) => readPart(text, (fte) => fte),
    bounded: rounded,
    step: 0.05,
  },
};

const boundedHours = (hours: number) => Math.round(Math.min(maxHoursPerMonth, Math.max(0, hours)) * 100) / 100;

/** Hours that were worked, as they are. */
export const workedHours: Unit = {
  name: 'hours',
  figureOf: (hours) => hours,
  digits: 2,
  read: (text) => {
    const hours = numberIn(text);
    return hours !== undefined && hours <= maxHoursPerMonth ? boundedHours(hours) : undefined;
  },
  bounded: boundedHours,
  step: 8,
};

/** What a cell holds as it is typed and copied. */
export const writeFigure = (unit: Unit, value: number, months: number): string =>
  String(Number(unit.figureOf(value, months).toFixed(unit.digits)));
