import type { Missing } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, SectionCard } from '@bidwright/remote-kit/ui';
import Empty from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import { useDocumentName } from '../../../field/useDocumentName.ts';
import { useFieldLabel } from '../../../field/useFieldLabel.ts';

/** What a bid of its status should have and does not. */
export const MissingCard = ({ missing }: { missing: readonly Missing[] }) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const documentName = useDocumentName();
  const nameOf = (one: Missing) => ('field' in one ? label(one.field) : documentName(one.document));
  return (
    <SectionCard title={intl.formatMessage({ id: 'opportunities.missing.title' })} count={missing.length}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {missing.map((one) => (
          <Box component="li" key={nameOf(one)} sx={{ display: 'flex', gap: 1 }}>
            <Empty fontSize="small" sx={{ color: 'text.secondary' }} />
            {nameOf(one)}
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
