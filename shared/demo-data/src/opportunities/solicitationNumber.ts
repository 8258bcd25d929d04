import { fiscalYearOf, yearOf } from '../days.ts';
import { nth } from '../records.ts';
import { agencyOf, type Subject } from './subject.ts';

/** R: request for proposal, Q: for quote, F: order, D: indefinite delivery. */
const instruments = ['R', 'R', 'Q', 'R', 'F', 'R', 'Q', 'D'] as const;

const digits = (number: number, length: number) => String(number).padStart(length, '0');
const lastTwo = (year: number) => digits(year % 100, 2);
const initials = (name: string) => name.replace(/[^A-Z]/g, '');

/**
 * The number as the client's kind of notice carries it; few commercial notices have one.
 * Federal: office, fiscal year, instrument and serial, without dashes. Offices in 9X are invented.
 */
export const solicitationNumber = (n: number, subject: Subject, created: string): string | null => {
  const agency = agencyOf(subject);
  const year = yearOf(created);
  if (agency.office)
    return `${agency.office}${lastTwo(fiscalYearOf(created))}${nth(instruments, n)}${digits((n * 37 + 11) % 10_000, 4)}`;
  if (agency.type === 'Client – Commercial' && n % 3 !== 0) return null;
  const forms = [
    `RFP ${lastTwo(year)}-${digits(n + 101, 4)}`,
    `${initials(agency.name)}-${year}-${digits(n + 7, 3)}`,
    `BPO${digits(1200 + n * 7, 7)}`,
  ];
  return nth(forms, n);
};

/** The federal number as it is often typed: office, year, instrument and serial apart. */
export const grouped = (number: string | null): string | null =>
  number && `${number.slice(0, 6)}-${number.slice(6, 8)}-${number.slice(8, 9)}-${number.slice(9)}`;
