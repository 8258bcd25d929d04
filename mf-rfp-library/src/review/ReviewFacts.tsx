import { bandOf, freshnessOf, reviewStateOf } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Day, today } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import type { Entry } from '../api.ts';
import { useMay } from '../rights/useMay.ts';
import { InReview } from './InReview.tsx';
import { ReviewTag } from './ReviewTag.tsx';
import { useReviewing } from './useReviewing.tsx';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 };

const factsOf = ({ owner, reviewDue, reviewEveryMonths, lastReviewed }: Entry, dayOf: (at: number) => ReactNode) => [
  owner && { id: 'owner', values: { who: <bdi>{owner.name}</bdi> } },
  reviewDue && { id: 'due', values: { when: <Day date={reviewDue} form="long" /> } },
  reviewEveryMonths && { id: 'every', values: { count: reviewEveryMonths } },
  lastReviewed && {
    id: `last.${lastReviewed.result}`,
    values: { who: <bdi>{lastReviewed.by?.name}</bdi>, when: dayOf(lastReviewed.at) },
  },
];

/** How fresh an entry is, whose it is and when it is to be looked at again, with what can be done about it. */
export const ReviewFacts = ({ entry }: { entry: Entry }) => {
  const intl = useIntl();
  const { change } = useMay();
  const { start, stop, finish, dialog } = useReviewing([entry]);
  const state = reviewStateOf(entry, today());
  const freshness = freshnessOf(entry);
  const dayOf = (at: number) => intl.formatDate(at * 1000, { dateStyle: 'medium' });
  return (
    <Box component="section" aria-label={intl.formatMessage({ id: 'rfp-library.review' })}>
      <InReview entry={entry} />
      <Box sx={line}>
        <ReviewTag entry={entry} always />
        <span>
          <FormattedMessage
            id="rfp-library.review.freshness"
            values={{ freshness, band: intl.formatMessage({ id: `rfp-library.review.band.${bandOf(freshness)}` }) }}
          />
        </span>
      </Box>
      <Box sx={{ ...line, typography: 'caption', color: 'text.secondary', marginBlock: 0.5 }}>
        {factsOf(entry, dayOf).map(
          (fact) =>
            fact && (
              <span key={fact.id}>
                <FormattedMessage id={`rfp-library.review.${fact.id}`} values={fact.values} />
              </span>
            ),
        )}
      </Box>
      {change(entry) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={finish}>
            <FormattedMessage id="rfp-library.review.finish" />
          </Button>
          <Button size="small" onClick={state === 'inReview' ? stop : start}>
            <FormattedMessage id={`rfp-library.review.${state === 'inReview' ? 'stop' : 'start'}`} />
          </Button>
        </Box>
      )}
      {dialog}
    </Box>
  );
};
