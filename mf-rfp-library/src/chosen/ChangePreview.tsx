import type { ErrorInfo } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import type { BulkAnswer } from '@bidwright/remote-kit/store';
import { Alert, Box, Button, Day } from '@bidwright/remote-kit/ui';
import { type ReactNode, useState } from 'react';
import type { Changed } from './changes.ts';
import { takeFocus } from './takeFocus.ts';

interface ChangePreviewProps {
  preview: BulkAnswer;
  values: Changed;
  onBack: () => void;
  onDo: () => Promise<ErrorInfo | undefined>;
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  margin: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, fontWeight: 500 },
};

/** What is about to be changed, before anything is. */
export const ChangePreview = ({ preview, values, onBack, onDo }: ChangePreviewProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { records = 0, permitted = 0 } = preview;
  const text = (id: string, given?: object) => intl.formatMessage({ id: `rfp-library.${id}` }, { ...given });
  const { teams, owner, reviewEveryMonths, reviewDue, archive, cleared } = values;
  const facts: [string, ReactNode][] = [
    ...cleared.map((name): [string, ReactNode] => [`field.${name}`, text(`change.none.${name}`)]),
    ['field.teams', teams.map(({ name }) => name).join(' · ')],
    ['field.owner', owner?.name],
    ['field.reviewEveryMonths', reviewEveryMonths && text('review.every', { count: reviewEveryMonths })],
    ['field.reviewDue', reviewDue && <Day date={reviewDue} form="long" />],
    ['field.status', archive && text('archived')],
  ];
  const run = async () => {
    setBusy(true);
    const error = await onDo();
    setBusy(false);
    setFault(error && errorText(error));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
      {fault && <Alert severity="error">{fault}</Alert>}
      <Box component="output" tabIndex={-1} ref={takeFocus} sx={{ fontWeight: 600, outline: 'none' }}>
        <FormattedMessage
          id="rfp-library.change.about"
          values={{ records, permitted, limited: String(permitted < records) }}
        />
      </Box>
      <Box component="dl" sx={list}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{text(name)}</dt>
              <dd dir="auto">{value}</dd>
            </Box>
          ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={onBack}>{text('change.back')}</Button>
        <Button variant="contained" disabled={permitted === 0} loading={busy} onClick={() => void run()}>
          <FormattedMessage id="rfp-library.change.do" values={{ count: permitted }} />
        </Button>
      </Box>
    </Box>
  );
};
