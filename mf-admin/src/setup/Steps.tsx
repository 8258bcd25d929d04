import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { AppLink, Box, Link } from '@bidwright/remote-kit/ui';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Unchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import type { Step } from './steps.ts';

const StepLine = ({ step: { id, href, isDone } }: { step: Step }) => {
  const intl = useIntl();
  const Icon = isDone ? CheckCircle : Unchecked;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, paddingBlock: 1 }}>
      <Icon
        titleAccess={intl.formatMessage({ id: isDone ? 'admin.setup.done' : 'admin.setup.open' })}
        sx={{ color: isDone ? 'success.main' : 'text.secondary' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Link component={AppLink} href={href} sx={{ fontWeight: 500 }}>
          <FormattedMessage id={`admin.setup.${id}`} />
        </Link>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <FormattedMessage id={`admin.setup.${id}.text`} />
        </Box>
      </Box>
    </Box>
  );
};

interface StepsProps {
  steps: readonly Step[];
  /** Beside each other where there is room. */
  wide?: boolean;
}

/** What is done and what is left of setting a firm up. */
export const Steps = ({ steps, wide }: StepsProps) => (
  <Box
    component="ol"
    sx={{
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: 'grid',
      columnGap: 2,
      gridTemplateColumns: wide ? { sm: '1fr 1fr', lg: `repeat(${steps.length}, 1fr)` } : undefined,
    }}
  >
    {steps.map((step) => (
      <StepLine key={step.id} step={step} />
    ))}
  </Box>
);
