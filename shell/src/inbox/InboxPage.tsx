import type { Wishes } from '@bidwright/contract-shell';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { FilterChip, Pager } from '@bidwright/remote-kit/table';
import { Box, Button, Card, Page, Segments, Stack } from '@bidwright/remote-kit/ui';
import { useLanguage, usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnswer } from '../account/useAnswer.ts';
import { PageTransition } from '../frame/PageTransition.tsx';
import { useShellSelector } from '../store.ts';
import { notices } from './api.ts';
import { InboxStore } from './InboxStore.tsx';
import { type InboxState, paramsOf, spans, stateIn, whereIn } from './inboxState.ts';
import { MarkAll } from './MarkAll.tsx';
import { NoticeList, newestFirst } from './NoticeList.tsx';
import { seenBy } from './seen.ts';
import { inboxViews } from './views.ts';

const Inside = ({ unread }: { unread: number | null }) => {
  const intl = useIntl();
  const { id } = usePerson();
  const language = useLanguage();
  const { data: told } = useAnswer<Wishes>('wishes');
  const types = told?.subjects.flatMap((subject) => subject.types) ?? [];
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const [seen] = useState(() => seenBy(id));
  const state = stateIn(params);
  const pages = notices.useQuery({ where: whereIn(state, seen, now), sort: newestFirst });
  const change = (next: Partial<InboxState>) => setParams(paramsOf({ ...state, ...next }), { replace: true });
  const text = (name: string) => intl.formatMessage({ id: name });
  const filtered = params.size > 0;
  return (
    <Page
      title={text('shell.inbox')}
      parents={[]}
      width="text"
      actions={<MarkAll unread={unread} upTo={filtered || pages.from > 1 ? undefined : pages.rows?.[0]?.seq} />}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
        <Segments
          label={text('shell.inbox.view')}
          choices={inboxViews.map((value) => ({ value, label: text(`shell.inbox.view.${value}`) }))}
          value={state.view}
          onChange={(view) => change({ view })}
        />
        <FilterChip
          label={text('shell.inbox.type')}
          options={types.map(({ type, title }) => ({ value: type, label: title[language] }))}
          value={state.types}
          onChange={(types) => change({ types })}
        />
        <FilterChip
          single
          label={text('shell.inbox.date')}
          options={spans.map((value) => ({ value, label: text(`shell.inbox.days.${value}`) }))}
          value={state.days}
          onChange={(days) => change({ days })}
        />
        {filtered && (
          <Button size="small" onClick={() => setParams({}, { replace: true })}>
            <FormattedMessage id="kit.table.clear" />
          </Button>
        )}
      </Stack>
      <Card sx={{ '& li:first-of-type': { borderBlockStart: 0 } }}>
        <NoticeList pages={pages} filtered={filtered} />
      </Card>
      <Box>{pages.rows && pages.rows.length > 0 && <Pager {...pages} count={pages.rows.length} />}</Box>
    </Page>
  );
};

/** Everything a person was told. */
export const InboxPage = () => {
  const unread = useShellSelector((state) => state.inbox.unread);
  return (
    <PageTransition>
      <InboxStore>
        <Inside unread={unread} />
      </InboxStore>
    </PageTransition>
  );
};
