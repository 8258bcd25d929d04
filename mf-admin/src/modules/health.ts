import { type FailureCount, type ModuleOverview, shellName } from '@bidwright/contract-shell';

const milliseconds = 86_400_000;

/** The last seven days as the server counts them, the earliest first. */
export const lastDays = (now = Date.now()): string[] =>
  Array.from({ length: 7 }, (_, at) => new Date(now - (6 - at) * milliseconds).toISOString().slice(0, 10));

const sum = (failures: FailureCount[]): number => failures.reduce((all, { count }) => all + count, 0);

/** How often something failed on a day. */
export interface DayCount {
  day: string;
  count: number;
}

/** How often a module failed on each of those days, whatever its version was. */
export const failuresByDay = ({ failures }: Pick<ModuleOverview, 'failures'>, days: string[]): DayCount[] =>
  days.map((day) => ({ day, count: sum(failures.filter((failure) => failure.day === day)) }));

/** How often the version that is on now failed today. */
export const failuresToday = ({ active, failures }: ModuleOverview, today: string): number =>
  sum(failures.filter(({ version, day }) => version === active && day === today));

/** What is known of the version that is on. */
export const activeVersion = ({ active, versions }: ModuleOverview) =>
  versions.find(({ version }) => version === active);

/** The newest version, where that is not the one that is on. */
export const readyVersion = ({ active, versions: [newest] }: ModuleOverview): string | undefined =>
  newest && newest.version !== active ? newest.version : undefined;

/** Whether it is what all others run in: without it there is no page, so it is never switched off. */
export const isShell = ({ name }: Pick<ModuleOverview, 'name'>): boolean => name === shellName;
