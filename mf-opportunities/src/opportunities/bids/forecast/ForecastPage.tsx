import type { Reference } from '@bidwright/contract-kit';
import { endOfMonth } from '@bidwright/contract-kit/days';
import { awardMonth, noMonth } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { today } from '@bidwright/remote-kit/ui';
import { newAddress, newAddressAt } from '../../addresses.ts';
import { useEdits } from '../../bid/edits/useEdits.tsx';
import { nothing } from '../../field/fieldRules.ts';
import { useWorth } from '../../field/lookups/useWorth.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { Board } from '../board/Board.tsx';
import { BoardArea, type BoardPageProps } from '../board/BoardArea.tsx';
import { withFilter } from '../state/listState.ts';
import { AwardNote } from './AwardNote.tsx';
import { dayIn, monthLanesOf } from './months.ts';

const face = (month: Reference) => <bdi>{month.name}</bdi>;
const note = (bid: BidRow) => <AwardNote bid={bid} />;

/** Where a bid begins that is decided in a month. */
const newAddressIn = (month: string) => (month === noMonth ? newAddress : newAddressAt('award', month));

/** What the filter of the date says of a month. */
const daysOf = (month: string) => (month === noMonth ? nothing : `${month}-01..${endOfMonth(`${month}-01`)}`);

/** Bids by the month in which their clients are to decide, to be put into another one. */
export const ForecastPage = (page: BoardPageProps) => {
  const { state, change, mayCreate } = page;
  const now = state.asOf ?? today();
  const intl = useIntl();
  const worth = useWorth();
  const edits = useEdits();
  const title = intl.formatMessage({ id: 'opportunities.layout.forecast' });
  const nameOf = (month: string) =>
    month === noMonth
      ? intl.formatMessage({ id: 'opportunities.forecast.none' })
      : intl.formatDate(`${month}-01T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      <BoardArea {...page} title={title} by={awardMonth}>
        {(columns, onWhole) => (
          <Board
            label={title}
            of={intl.formatMessage({ id: 'opportunities.forecast.month' })}
            face={face}
            note={note}
            newAt={(month) => (mayCreate && month >= now.slice(0, 7) ? newAddressIn(month) : undefined)}
            onWhole={onWhole}
            lanes={monthLanesOf(columns, now, nameOf, { shown: edits.shown, worth })}
            onMove={(bid, month) => {
              const expectedAwardDate = dayIn(month, bid);
              if (expectedAwardDate !== bid.expectedAwardDate) void edits.save(bid, { expectedAwardDate });
            }}
            onMore={(month) => change({ layout: 'table', ...withFilter(state, 'award', [daysOf(month)]) })}
          />
        )}
      </BoardArea>
      {edits.dialog}
    </>
  );
};
