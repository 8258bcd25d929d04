import { boardDimensions } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { ListState } from '../state/listState.ts';

interface GroupChoiceProps {
  value: ListState['group'];
  onChange: (group: ListState['group']) => void;
}

/** What the rows of the table are put together by. */
export const GroupChoice = ({ value, onChange }: GroupChoiceProps) => {
  const intl = useIntl();
  return (
    <Box
      component="select"
      aria-label={intl.formatMessage({ id: 'opportunities.group.label' })}
      value={value ?? ''}
      onChange={(event) => onChange(boardDimensions.find((one) => one === event.currentTarget.value))}
      sx={{
        height: 32,
        paddingInline: '8px',
        font: 'inherit',
        typography: 'body2',
        color: value ? 'text.primary' : 'text.secondary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'line.control',
        borderRadius: 1,
      }}
    >
      <option value="">{intl.formatMessage({ id: 'opportunities.group.none' })}</option>
      {boardDimensions.map((by) => (
        <option key={by} value={by}>
          {intl.formatMessage({ id: `opportunities.group.${by}` })}
        </option>
      ))}
    </Box>
  );
};
