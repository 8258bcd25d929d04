import type { Where } from '@bidwright/contract-kit';
import { feedbackStates } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { SearchBox } from '@bidwright/remote-kit/search';
import { DataTable, FilterChip, type Sort } from '@bidwright/remote-kit/table';
import { Empty, Page, Stack } from '@bidwright/remote-kit/ui';
import RateReview from '@mui/icons-material/RateReviewOutlined';
import { useCallback, useState } from 'react';
import { useUnsaved } from '../lists/useUnsaved.tsx';
import { ofOthers } from '../others.ts';
import { useFeedback } from './api.ts';
import { FeedbackPanel } from './FeedbackPanel.tsx';
import { useFeedbackColumns } from './useFeedbackColumns.tsx';

const newest: Sort = { field: 'dateCreated', descending: true };

/** What people say about the product: who, where, when, and what they were answered. */
export const FeedbackPage = () => {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const [sort, setSort] = useState(newest);
  const [size, setSize] = useState(25);
  const columns = useFeedbackColumns();
  const text = (id: string) => intl.formatMessage({ id: `admin.feedback.${id}` });
  const [search, states, record] = [params.get('search') ?? '', params.getAll('state'), params.get('record')];
  const unsaved = useUnsaved(record);
  const change = useCallback(
    (name: string, values: string[]) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(name);
          for (const value of values) if (value) after.append(name, value);
          return after;
        },
        { replace: name !== 'record' },
      ),
    [setParams],
  );
  const onSearch = useCallback((value: string) => change('search', [value]), [change]);
  const show = (id: string | null) => unsaved.leave(() => change('record', id ? [id] : []));
  const where: Where[] = states.length > 0 ? [{ field: 'state', is: 'in', value: states }] : [];
  const { rows, total, table } = useFeedback({ search, where, sort, limit: size }, undefined, ofOthers);
  const title = text('title');

  return (
    <Page
      title={title}
      beside={
        total !== undefined && (
          <bdi>
            <FormattedMessage id="admin.feedback.count" values={{ total }} />
          </bdi>
        )
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
        <SearchBox label={text('search')} value={search} onChange={onSearch} />
        <FilterChip
          label={text('state')}
          options={feedbackStates.map((value) => ({ value, label: text(`state.${value}`) }))}
          value={states}
          onChange={(values) => change('state', values)}
        />
      </Stack>
      <DataTable
        label={title}
        columns={columns}
        {...table}
        sort={sort}
        onSort={setSort}
        paging={{ ...table.paging, onSize: setSize }}
        current={record ?? undefined}
        onOpen={({ id }) => show(id)}
        empty={<Empty icon={<RateReview />} title={text('empty')} />}
        filters={{
          count: Number(search !== '') + where.length,
          onClear: () => setParams({}, { replace: true }),
        }}
      />
      <FeedbackPanel
        id={record}
        rows={rows ?? []}
        onShow={show}
        onTouch={unsaved.touch}
        onDone={() => change('record', [])}
      />
      {unsaved.dialog}
    </Page>
  );
};
