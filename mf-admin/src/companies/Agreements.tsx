import { agreement } from '@bidwright/contract-admin';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Day, Money } from '@bidwright/remote-kit/ui';
import type { ListRecord } from '../lists/list.ts';
import { PartCard } from './PartCard.tsx';

/** How much of an agreement's ceiling orders have taken. */
const Used = ({ used, ceiling }: { used: number; ceiling: number }) => {
  const intl = useIntl();
  const share = Math.min(1, used / ceiling);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="meter"
        aria-label={intl.formatMessage({ id: 'admin.field.used' })}
        min={0}
        max={1}
        value={share}
        sx={{ width: 120 }}
      />
      <FormattedMessage
        id="admin.part.bpas.used"
        values={{ used: <Money amount={used} short />, ceiling: <Money amount={ceiling} short /> }}
      />
    </Box>
  );
};

/** From when to when: years apart, so that both say theirs. */
const Term = ({ from, until }: { from: string | null; until: string | null }) => {
  const intl = useIntl();
  if (from && until)
    return (
      <bdi>
        {intl.formatDateTimeRange(Date.parse(from), Date.parse(until), { dateStyle: 'medium', timeZone: 'UTC' })}
      </bdi>
    );
  return (
    <bdi>
      <Day date={from} /> – <Day date={until} />
    </bdi>
  );
};

/** Blanket purchase agreements of a company. */
export const Agreements = ({ company }: { company: ListRecord }) => (
  <PartCard sub="bpas" company={company} input={agreement}>
    {({ number, startDate, endDate, used, ceiling }) => (
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          {number && <bdi>{number}</bdi>}
          {(startDate || endDate) && <Term from={startDate} until={endDate} />}
          {ceiling > 0 && used === null && <Money amount={ceiling} short />}
        </Box>
        {ceiling > 0 && used !== null && <Used used={used} ceiling={ceiling} />}
      </Box>
    )}
  </PartCard>
);
