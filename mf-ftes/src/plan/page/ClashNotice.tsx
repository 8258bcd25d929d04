import { monthAt } from '@bidwright/contract-ftes';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button } from '@bidwright/remote-kit/ui';
import type { Clash } from '../draft/draft.ts';
import { type Line, nameOf } from '../draft/lines.ts';
import type { Drafting } from '../draft/useDraft.ts';

interface ClashNoticeProps {
  drafting: Drafting;
  lines: readonly Line[];
  /** Hours are told as they are, plans in percent. */
  month?: 'ftes.plan.clash.month' | 'ftes.hours.clash.month';
}

/** Months that somebody else saved while they were changed here: asks whose are to stay. */
export const ClashNotice = ({
  drafting: { clashes, settle },
  lines,
  month: monthId = 'ftes.plan.clash.month',
}: ClashNoticeProps) => {
  const intl = useIntl();
  if (clashes.length === 0) return null;
  const monthOf = ({ month: number }: Clash) => {
    const { year, month } = monthAt(number);
    return intl.formatDate(Date.UTC(year, month - 1), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  };
  const nameFor = ({ key }: Clash) => {
    const line = lines.find((one) => one.key === key);
    return line ? nameOf(line) : '';
  };
  return (
    <Alert
      severity="warning"
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" onClick={() => settle('theirs')}>
            <FormattedMessage id="ftes.plan.clash.theirs" />
          </Button>
          <Button size="small" variant="outlined" onClick={() => settle('mine')}>
            <FormattedMessage id="ftes.plan.clash.mine" />
          </Button>
        </Box>
      }
    >
      <b>
        <FormattedMessage id="ftes.plan.clash" values={{ count: clashes.length }} />
      </b>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {clashes.map((clash) => (
          <li key={`${clash.key} ${clash.month}`}>
            <FormattedMessage
              id={monthId}
              values={{
                name: <bdi>{nameFor(clash)}</bdi>,
                month: monthOf(clash),
                mine: clash.part,
                theirs: clash.theirs,
              }}
            />
          </li>
        ))}
      </Box>
    </Alert>
  );
};
