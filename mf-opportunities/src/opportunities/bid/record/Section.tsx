import { type OpportunityInput, type Section as SectionName, sections } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button, SectionCard } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Edit from '@mui/icons-material/EditOutlined';
import { Suspense, useEffect, useRef } from 'react';
import { fieldRules } from '../../field/fieldRules.ts';
import { isFilled } from '../../field/named.ts';
import { FieldList } from '../../field/values/FieldList.tsx';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

const SectionForm = lazy(async () => ({ default: (await import('./SectionForm.tsx')).SectionForm }));

export interface SectionProps {
  of: SectionName;
  record: OpportunityRecord;
  onReload: () => PromiseLike<unknown>;
  onClose: () => void;
}

interface ToggledProps extends SectionProps {
  editing: boolean;
  /** Not given to who may not edit. */
  onEdit?: () => void;
}

/** The page's head and the card of dates say these already. */
const saidAbove: readonly string[] = [
  'client',
  'solicitationName',
  'solicitationNumber',
  'opportunityStatus',
  'dueDate',
] satisfies (keyof OpportunityInput)[];

/** Of these, nothing is not worth a line. */
const seldom: readonly string[] = [
  'originalOpportunity',
  'nickname',
  'dueTime',
  'dueZone',
] satisfies (keyof OpportunityInput)[];
const onlyFilled = (name: string) => seldom.includes(name) || fieldRules.get(name)?.kind === 'longText';

/** What opens a section, as keys after each other. */
const keysOf: Record<SectionName, string> = { details: 'e d', teams: 'e t', budget: 'e b' };

/** A section of the record, to read or in edit. */
export const Section = ({ editing, onEdit, ...section }: ToggledProps) => {
  const intl = useIntl();
  const { of, record } = section;
  const editButton = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  useEffect(() => {
    // The form took the focus with it when it closed.
    if (edited.current && !editing) editButton.current?.focus();
    edited.current = editing;
  }, [editing]);

  const names: readonly (keyof OpportunityInput)[] = sections[of];
  const card = (
    <SectionCard
      title={intl.formatMessage({ id: `opportunities.section.${of}` })}
      actions={
        onEdit && (
          <Button
            ref={editButton}
            size="small"
            startIcon={<Edit />}
            onClick={onEdit}
            data-keys={keysOf[of]}
            aria-label={intl.formatMessage({ id: `opportunities.${of}.edit` })}
          >
            <FormattedMessage id="opportunities.section.edit" />
          </Button>
        )
      }
    >
      <FieldList
        record={record}
        names={names.filter((name) => !saidAbove.includes(name) && (isFilled(record[name]) || !onlyFilled(name)))}
        form="cards"
      />
    </SectionCard>
  );
  return editing ? (
    <Suspense fallback={card}>
      <SectionForm {...section} />
    </Suspense>
  ) : (
    card
  );
};
