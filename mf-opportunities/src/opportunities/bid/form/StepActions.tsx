import { KeyCap } from '@bidwright/remote-kit/forms';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import Forward from '@mui/icons-material/ArrowForwardOutlined';
import { lastStep } from './steps.ts';

interface StepActionsProps {
  step: number;
  saving: boolean;
  onBack: () => void;
}

const keys = { ctrl: <KeyCap>Ctrl</KeyCap>, enter: <KeyCap>Enter</KeyCap> };
const flip = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  marginBlockStart: 3,
  marginInline: { xs: -2, sm: -3 },
  marginBlockEnd: { xs: -2, sm: -3 },
  paddingBlock: 1.5,
  paddingInline: { xs: 2, sm: 3 },
  borderTop: 1,
  borderColor: 'divider',
};

/** Back and Next; on the last step the button that creates the record. */
export const StepActions = ({ step, saving, onBack }: StepActionsProps) => (
  <Box sx={line}>
    <Box sx={{ display: { xs: 'none', sm: 'block' }, typography: 'caption', color: 'text.secondary' }}>
      <FormattedMessage
        id={step < lastStep ? 'opportunities.step.key' : 'opportunities.step.keyCreate'}
        values={keys}
      />
    </Box>
    {step > 0 && (
      <Button variant="outlined" onClick={onBack} disabled={saving} sx={{ marginInlineStart: 'auto' }}>
        <FormattedMessage id="opportunities.step.back" />
      </Button>
    )}
    <Button
      type="submit"
      variant="contained"
      loading={saving}
      loadingPosition="end"
      endIcon={step < lastStep && <Forward sx={flip} />}
      sx={{ marginInlineStart: step > 0 ? undefined : 'auto' }}
    >
      <FormattedMessage
        id={
          saving
            ? 'opportunities.step.creating'
            : step < lastStep
              ? 'opportunities.step.next'
              : 'opportunities.step.create'
        }
      />
    </Button>
  </Box>
);
