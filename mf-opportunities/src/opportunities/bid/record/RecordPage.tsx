import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { can } from '@bidwright/remote-kit/store';
import { Page, Tag, today } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import { Suspense, useState } from 'react';
import { recordAddress } from '../../addresses.ts';
import { OpportunityStatusChip } from '../../field/status/OpportunityStatusChip.tsx';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { RecordMenu } from '../actions/RecordMenu.tsx';
import { FollowButton } from '../follow/FollowButton.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { Neighbours } from '../neighbours/Neighbours.tsx';
import { useParents } from '../neighbours/useParents.ts';
import { StatusButton } from '../status/StatusButton.tsx';
import { Stuck } from '../status/Stuck.tsx';
import { OpenProject } from './OpenProject.tsx';
import { RecordNow } from './RecordNow.tsx';
import { useRemember } from './useRemember.ts';

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
