import { proposalSections } from '@bidwright/contract-opportunities';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Button, Card, DueDate, Empty, Failed, LoadingRows, Page, today } from '@bidwright/remote-kit/ui';
import { lazy, useAlert, usePerson } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import Plan from '@mui/icons-material/EventNoteOutlined';
import { Suspense, useState } from 'react';
import { recordAddress } from '../opportunities/addresses.ts';
import { useParents } from '../opportunities/bid/neighbours/useParents.ts';
import type { OpportunityRecord } from '../opportunities/OpportunityRecord.ts';
import { Coverage } from './Coverage.tsx';
import { useBegin, usePlan } from './proposalApi.ts';
import { SectionsTable } from './SectionsTable.tsx';
import { StepsTable } from './steps/StepsTable.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { useProposalText } from './useProposalText.ts';
import { Warnings } from './Warnings.tsx';

const SectionDialog = lazy(async () => ({ default: (await import('./SectionDialog.tsx')).SectionDialog }));

/** Sections that proposals usually have, where no requirement names any. */
const usual = ['summary', 'approach', 'management', 'staffing', 'experience', 'price'] as const;

/** The plan of a bid's proposal: begun in one step, then changed where it stands. */
export const Proposal = ({ record }: { record: OpportunityRecord }) => {
  const text = useProposalText();
  const errorText = useErrorText();
  const alert = useAlert();
  const { data: plan, error, refetch } = usePlan({ opportunityId: record.id, today: today() });
  const [begin, { isLoading }] = useBegin();
  const [adding, setAdding] = useState(false);
  const mayPlan = can(proposalSections.rights.create, usePerson(), { parent: record });
  const isBegun = plan !== undefined && plan.sections.length + plan.steps.length > 0;
  const start = async () => {
    const titles = usual.map((name) => text(`usual.${name}`));
    const refused = (await begin({ opportunityId: record.id, today: today(), titles })).error;
    if (refused) alert({ severity: 'error', text: errorText(refused) });
  };
  const body = () => {
    if (!plan)
      return error ? (
        <Failed title={text('failed')} text={errorText(error)} reference={error.requestId} onRetry={refetch} />
      ) : (
        <Card>
          <LoadingRows rows={8} height={44} />
        </Card>
      );
    if (!isBegun)
      return (
        <Card>
          <Empty icon={<Plan />} title={text('none')} text={text(mayPlan ? 'noneYet' : 'noneHere')}>
            {mayPlan && (
              <Button variant="contained" disabled={isLoading} onClick={() => void start()}>
                {text('begin')}
              </Button>
            )}
          </Empty>
        </Card>
      );
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Coverage coverage={plan.coverage} sections={plan.sections} />
        <Warnings plan={plan} />
        <Timeline plan={plan} />
        <SectionsTable record={record} plan={plan} />
        <StepsTable record={record} plan={plan} />
      </Box>
    );
  };
  return (
    <Page
      title={text('title')}
      parents={[...useParents(), { title: record.solicitationName, url: recordAddress(record) }]}
      beside={<DueDate date={record.dueDate} />}
      actions={
        isBegun &&
        mayPlan && (
          <Button variant="outlined" startIcon={<Add />} onClick={() => setAdding(true)}>
            {text('add')}
          </Button>
        )
      }
    >
      {body()}
      <Suspense>
        {adding && plan && (
          <SectionDialog
            opportunityId={record.id}
            place={plan.sections.length + 1}
            plan={plan}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </Page>
  );
};
