import type { Section as SectionName } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button, SectionCard } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Edit from '@mui/icons-material/EditOutlined';
import { Suspense, useEffect, useRef } from 'react';
import { FieldList } from '../../field/values/FieldList.tsx';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { shownIn } from './shownIn.ts';

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
      <FieldList record={record} names={shownIn(of, record)} form="cards" />
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
