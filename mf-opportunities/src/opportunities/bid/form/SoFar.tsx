import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, SectionCard } from '@bidwright/remote-kit/ui';
import Edit from '@mui/icons-material/EditOutlined';
import { isFilled } from '../../field/named.ts';
import { FieldList } from '../../field/values/FieldList.tsx';

interface SoFarProps {
  values: OpportunityInput;
  step: number;
  onEdit: () => void;
}

const shown = [
  'solicitationName',
  'client',
  'solicitationNumber',
  'dueDate',
  'opportunityStatus',
  'opportunityOwner',
  'role',
  'gsaSchedule',
  'teamsInvolved',
  'primaryTeam',
  'estimatedBudgetAmount',
  'chance',
] as const;

/** What is filled in so far, beside the form where the page is wide enough. */
export const SoFar = ({ values, step, onEdit }: SoFarProps) => {
  const intl = useIntl();
  const names = shown.filter((name) => isFilled(values[name]));
  return (
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <SectionCard
        title={intl.formatMessage({ id: 'opportunities.soFar.title' })}
        actions={
          step > 0 && (
            <Button size="small" startIcon={<Edit />} onClick={onEdit}>
              <FormattedMessage id="opportunities.section.edit" />
            </Button>
          )
        }
      >
        {names.length > 0 ? (
          <FieldList record={values} names={names} form="lines" />
        ) : (
          <Box sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="opportunities.soFar.nothing" />
          </Box>
        )}
      </SectionCard>
    </Box>
  );
};
