import type { Change } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { can } from '@bidwright/remote-kit/store';
import { Button, Page, Tag, today } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import PlanIcon from '@mui/icons-material/EventNoteOutlined';
import Checklist from '@mui/icons-material/PlaylistAddCheckOutlined';
import QuestionsIcon from '@mui/icons-material/QuizOutlined';
import { Suspense, useState } from 'react';
import { useOpportunitySub } from '../../../api.ts';
import { projectAddress } from '../../../projects/addresses.ts';
import { proposalOf, questionsOf, recordAddress, requirementsOf } from '../../addresses.ts';
import { OpportunityStatusChip } from '../../field/status/OpportunityStatusChip.tsx';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { RecordMenu } from '../actions/RecordMenu.tsx';
import { FollowButton } from '../follow/FollowButton.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { Neighbours } from '../neighbours/Neighbours.tsx';
import { useParents } from '../neighbours/useParents.ts';
import { StatusButton } from '../status/StatusButton.tsx';
import { StuckTag } from '../status/StuckTag.tsx';
import { RecordNow } from './RecordNow.tsx';
import { useRemember } from './useRemember.ts';

/** The same of a record whose page reads its log anyway. */
const Stuck = ({ record }: { record: OpportunityRecord }) => {
  const { data: log } = useOpportunitySub<Change>(record.id, 'changeLog');
  const moved = log?.findLast(({ field }) => field === 'opportunityStatus');
  return log && <StuckTag record={{ ...record, inStatusSince: moved?.dateUpdated ?? record.dateCreated }} />;
};

/** The way from a bid that was won to the project that it has become. */
const OpenProject = ({ record }: { record: OpportunityRecord }) => {
  const { category } = useStatusLook()(record.opportunityStatus);
  if (category !== 'Won' && record.type !== 'Project') return null;
  return (
    <Button variant="outlined" href={projectAddress(record)}>
      <FormattedMessage id="opportunities.project.open" />
    </Button>
  );
};

const PastRecord = lazy(async () => ({ default: (await import('./PastRecord.tsx')).PastRecord }));

interface RecordPageProps {
  record: OpportunityRecord;
  /** Reads the record anew. */
  onReload: () => PromiseLike<unknown>;
}

/** A day in the address shows the record as it was then. */
const param = 'asOf';

export const RecordPage = ({ record, onReload }: RecordPageProps) => {
  const mayEdit = can(opportunities.rights.update, usePerson(), record);
  const [address, setAddress] = useSearchParams();
  const day = address.get(param);
  const [since, setSince] = useState(false);
  const setDay = (to: string | undefined) => setAddress(to ? { [param]: to } : {}, { preventScrollReset: true });
  useKeys();
  useRemember(record.id);
  return (
    <Page
      title={record.solicitationName}
      parents={useParents()}
      beside={
        <>
          {mayEdit ? (
            <StatusButton record={record} onReload={onReload} />
          ) : (
            <OpportunityStatusChip status={record.opportunityStatus} raised />
          )}
          <Stuck record={record} />
          {record.status === 'Inactive' && (
            <Tag tone="warning">
              <FormattedMessage id="opportunities.archive.tag" />
            </Tag>
          )}
        </>
      }
      actions={
        <>
          <Neighbours id={record.id} address={(one) => recordAddress(one, day)} />
          <OpenProject record={record} />
          <Button variant="outlined" startIcon={<Checklist />} href={requirementsOf(record)}>
            <FormattedMessage id="opportunities.requirements.open" />
          </Button>
          <Button variant="outlined" startIcon={<QuestionsIcon />} href={questionsOf(record)}>
            <FormattedMessage id="opportunities.questions.open" />
          </Button>
          <Button variant="outlined" startIcon={<PlanIcon />} href={proposalOf(record)}>
            <FormattedMessage id="opportunities.proposal.title" />
          </Button>
          <FollowButton id={record.id} />
          <RecordMenu record={record} onSince={() => setSince(true)} onPast={() => setDay(today())} />
        </>
      }
    >
      {day ? (
        <Suspense>
          <PastRecord record={record} day={day} onDay={setDay} onClose={() => setDay(undefined)} />
        </Suspense>
      ) : (
        <RecordNow record={record} onReload={onReload} mayEdit={mayEdit} since={since} onSince={setSince} />
      )}
    </Page>
  );
};
