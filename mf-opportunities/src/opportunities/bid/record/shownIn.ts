import { type OpportunityInput, type Section, sections } from '@bidwright/contract-opportunities';
import { fieldRules } from '../../field/fieldRules.ts';
import { isFilled } from '../../field/named.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

type Name = keyof OpportunityInput;

const isDate = (name: string) => fieldRules.get(name)?.kind === 'date';

/** The dates of a bid, which have a card of their own. */
export const dateNames = sections.details.filter(isDate);

/** The page's head and the card of dates say these already. */
const saidElsewhere: readonly string[] = [
  'client',
  'solicitationName',
  'solicitationNumber',
  'opportunityStatus',
  'dueTime',
  'dueZone',
] satisfies Name[];

/** Of these, nothing is not worth a line. */
const seldom: readonly string[] = ['originalOpportunity', 'nickname'] satisfies Name[];
const onlyFilled = (name: string) => seldom.includes(name) || fieldRules.get(name)?.kind === 'longText';

/** The fields that a section of the page has to say of a bid. */
export const shownIn = (section: Section, record: OpportunityRecord): Name[] => {
  const names: readonly Name[] = sections[section];
  return names.filter(
    (name) => !isDate(name) && !saidElsewhere.includes(name) && (isFilled(record[name]) || !onlyFilled(name)),
  );
};
