import { type OpportunityInput, opportunities, sections } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, SectionCard } from '@bidwright/remote-kit/ui';
import Edit from '@mui/icons-material/EditOutlined';
import { fieldRules } from '../../field/fieldRules.ts';
import { isFilled } from '../../field/named.ts';
import { FieldList } from '../../field/values/FieldList.tsx';

interface SoFarProps {
  values: OpportunityInput;
  step: number;
  onEdit: () => void;
}

/** Beside what a bid cannot be without, what people look for first. */
const lookedFor: ReadonlySet<string> = new Set([
  'solicitationNumber',
  'estimatedBudgetAmount',
  'chance',
] satisfies (keyof OpportunityInput)[]);

const shown = Object.values(sections)
  .flat()
  .toSorted((one, other) => Number(other === opportunities.title) - Number(one === opportunities.title))
  .filter((name) => {
    const rule = fieldRules.get(name);
    return lookedFor.has(name) || (rule && !rule.nullable && rule.kind !== 'boolean');
  });

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
