import type { Requirement } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, IconButton } from '@bidwright/remote-kit/ui';
import Close from '@mui/icons-material/CloseOutlined';
import type { useChoosing } from './useColumns.tsx';
import { useRequirementText } from './useRequirementText.ts';

interface ChosenBarProps {
  rows: readonly Requirement[];
  onEdit: ReturnType<typeof useChoosing>['open'];
  onClear: () => void;
}

const fields = ['owner', 'state', 'kind'] as const;

/** What can be done with the requirements that are chosen; floats above the end of the table. */
export const ChosenBar = ({ rows, onEdit, onClear }: ChosenBarProps) => {
  const intl = useIntl();
  const text = useRequirementText();
  return (
    <Box
      component="section"
      aria-label={text('chosen')}
      sx={{
        position: 'sticky',
        insetBlockEnd: 20,
        zIndex: 1050,
        width: 'fit-content',
        maxWidth: '100%',
        marginInline: 'auto',
        marginBlockStart: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        paddingInline: 2,
        borderRadius: 1,
        color: 'inverse.text',
        bgcolor: 'inverse.bg',
        boxShadow: (theme) => theme.elevation[2],
        typography: 'body2',
        '& .MuiButton-root, & .MuiIconButton-root': { color: 'inherit' },
      }}
    >
      <Box component="output" sx={{ fontWeight: 600 }}>
        <FormattedMessage id="opportunities.bulk.selected" values={{ count: rows.length }} />
      </Box>
      {fields.map((field) => (
        <Button
          key={field}
          size="small"
          aria-haspopup="menu"
          onClick={({ currentTarget: anchor }) => onEdit({ anchor, field, rows })}
        >
          {text(field)}
        </Button>
      ))}
      <IconButton size="small" onClick={onClear} aria-label={intl.formatMessage({ id: 'opportunities.bulk.clear' })}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
