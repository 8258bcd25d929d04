import { type CalendarAsked, calendarScopes } from '@bidwright/contract-opportunities';
import { CopyField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Segments } from '@bidwright/remote-kit/ui';
import { useState } from 'react';

/** The link that was made just now, for the bids that are chosen, to be copied. */
export const FreshLink = ({ url }: { url: string }) => {
  const intl = useIntl();
  const [scope, setScope] = useState<CalendarAsked['scope']>('mine');
  const say = (name: string) => intl.formatMessage({ id: `opportunities.subscribe.${name}` });
  const link = `${url}&scope=${scope}&language=${intl.locale.slice(0, 2)}`;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Segments
        label={say('scope')}
        choices={calendarScopes.map((value) => ({ value, label: say(`scope.${value}`) }))}
        value={scope}
        onChange={setScope}
      />
      <CopyField label={say('link')} value={link} rows={4} button={say('copy')} copied={say('copied')} />
    </Box>
  );
};
