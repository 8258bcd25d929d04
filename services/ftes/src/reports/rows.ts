import type { StaffReportRow } from '@bidwright/contract-ftes';

/** A row before its figures are worked out. */
export type Row = StaffReportRow;

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** As many decimals as anybody reads. */
export const fourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000;
export const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** A part of something; nothing of nothing. */
export const share = (part: number, whole: number): number | null => (whole === 0 ? null : fourDecimals(part / whole));

export const byName = (a: Row, b: Row): number => a.name.localeCompare(b.name, 'en');
