import type { Risk } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, SectionCard } from '@bidwright/remote-kit/ui';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { ReasonText } from './ReasonText.tsx';
import { RiskTag } from './RiskTag.tsx';

/** Points from which on a reason is a grave one. */
const grave = 20;

/** Whether a bid will be ready in time, with the reasons in words. */
export const RiskCard = ({ risk }: { risk: Risk }) => {
  const { reasons } = risk;
  const intl = useIntl();
  return (
    <SectionCard title={intl.formatMessage({ id: 'opportunities.risk.title' })} actions={<RiskTag risk={risk} />}>
      {reasons.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="opportunities.risk.none" />
        </Box>
      ) : (
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {reasons.map((reason) => (
            <Box component="li" key={reason.name} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
              {reason.points >= grave ? (
                <ErrorIcon fontSize="small" color="error" />
              ) : (
                <Warning fontSize="small" color="warning" />
              )}
              <span>
                <ReasonText reason={reason} />
              </span>
              <Box component="span" sx={{ marginInlineStart: 'auto', color: 'text.secondary', typography: 'caption' }}>
                <bdi>{intl.formatNumber(reason.points, { signDisplay: 'always' })}</bdi>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </SectionCard>
  );
};
