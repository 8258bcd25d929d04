import { setTimeout as after } from 'node:timers/promises';
import { Fault } from '../fault.ts';
import { ask, type Registry } from './registry.ts';

/** How far the registry's browser is with a version; the registry says more of it. */
interface Proving {
  state: 'running' | 'proven' | 'refused' | 'unproven';
  opened: number;
  planned: number;
  faults: {
    kind: string;
    page: string;
    role: string;
    language: string;
    mode: string;
    direction: string;
    phone: boolean;
    message: string;
    stack: string;
  }[];
}

const pollMs = 500;

const lineOf = ({ kind, page, role, language, mode, direction, phone, message, stack }: Proving['faults'][number]) => {
  const where =
    page && ` on ${page} for role ${role} (${[language, mode, direction, ...(phone ? ['phone'] : [])].join(', ')})`;
  return `\n\n  ${message}\n    ${kind}${where}${stack && `\n    ${stack.replaceAll('\n', '\n    ')}`}`;
};

const whyOf = (faults: Proving['faults']): string =>
  faults.every(({ kind }) => kind === 'fit') ? 'it was tried, but not switched on' : 'a browser found faults in it';

/** Waits until the registry's browser has tried a version and it is switched on. */
export const untilProven = async (
  registry: Registry,
  about: string,
  id: string,
  report: (line: string) => void,
): Promise<void> => {
  let told = '';
  for (;;) {
    const { state, opened, planned, faults } = await ask<Proving>(registry, about, `provings/${id}`);
    if (state === 'proven') return;
    if (state === 'refused') {
      throw new Fault(`The registry refuses ${about}: ${whyOf(faults)}.${faults.map(lineOf).join('')}`);
    }
    const line = `${about} is tried in a browser: ${opened} of ${planned} pages`;
    if (line !== told && planned > 0) report(line);
    told = line;
    await after(pollMs);
  }
};
