import { instant } from '@bidwright/contract-kit/days';
import type { OpportunityInput, ReportAnswer, ReportRow } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { fieldRules } from '../opportunities/field/fieldRules.ts';
import { useFieldLabel } from '../opportunities/field/useFieldLabel.ts';

type Row = Pick<ReportRow, 'key' | 'name'>;

const isField = (name: string): name is keyof OpportunityInput => fieldRules.has(name);

const utc = { timeZone: 'UTC' } as const;

/** Answers what a row is called: times, checks and changes by their keys, the others by what the data call them. */
export const useRowName = (): ((by: ReportAnswer['by'] | undefined, row: Row) => string) => {
  const intl = useIntl();
  const label = useFieldLabel();
  return (by, { key, name }) => {
    if (by === 'month') return intl.formatDate(instant(`${key}-01`), { ...utc, month: 'short', year: 'numeric' });
    if (by === 'day')
      return intl.formatDate(instant(key), { ...utc, weekday: 'short', month: 'short', day: 'numeric' });
    if (by === 'week') {
      const day = intl.formatDate(instant(key), { ...utc, month: 'short', day: 'numeric' });
      return intl.formatMessage({ id: 'opportunities.report.week' }, { day });
    }
    if (by === 'field') {
      if (key === 'created') return intl.formatMessage({ id: 'opportunities.report.recorded' });
      // A field of an older contract keeps the name it had.
      return isField(key) ? label(key) : key;
    }
    if (by === 'requirementKind') return intl.formatMessage({ id: `opportunities.requirements.kind.${key}` });
    if (by === 'check' || by === 'move' || by === 'coverage')
      return intl.formatMessage({ id: `opportunities.report.${by}.${key}` });
    return name ?? intl.formatMessage({ id: 'opportunities.report.none' });
  };
};
