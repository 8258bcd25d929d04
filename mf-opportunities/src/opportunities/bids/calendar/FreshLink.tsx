import { type CalendarAsked, calendarScopes } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Segments, useCopy } from '@bidwright/remote-kit/ui';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import { useId, useState } from 'react';

const box = {
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'surface.sunk',
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  padding: 1,
  width: '100%',
  resize: 'none',
  fieldSizing: 'content',
};

/** The link that was made just now, for the bids that are chosen, to be copied. */
export const FreshLink = ({ url }: { url: string }) => {
  const intl = useIntl();
  const copy = useCopy();
  const id = useId();
  const [scope, setScope] = useState<CalendarAsked['scope']>('mine');
  const say = (name: string) => intl.formatMessage({ id: `opportunities.subscribe.${name}` });
  const link = `${url}&scope=${scope}&language=${intl.locale.slice(0, 2)}`;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Segments
        label={say('scope')}
        choices={calendarScopes.map((value) => ({ value, label: say(`scope.${value}`) }))}
        value={scope}
        onChange={setScope}
      />
      <Box component="label" htmlFor={id} sx={{ typography: 'caption', color: 'text.secondary', marginBlockEnd: -1 }}>
        <FormattedMessage id="opportunities.subscribe.link" />
      </Box>
      <Box
        component="textarea"
        id={id}
        readOnly
        rows={4}
        dir="ltr"
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        sx={box}
      />
      <Button variant="contained" startIcon={<Copy />} onClick={() => void copy(link, say('copied'))}>
        <FormattedMessage id="opportunities.subscribe.copy" />
      </Button>
    </Box>
  );
};
