import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card, Failed, Page, Stack, StatusChip } from '@bidwright/remote-kit/ui';
import { useDestination, usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { maySeeHours } from '../../hours/rights.ts';
import { AmountsTab } from '../amounts/AmountsTab.tsx';
import { bidList, bidPage } from '../destinations.ts';
import type { Line } from '../draft/lines.ts';
import { PlanGrid } from '../grid/PlanGrid.tsx';
import { WhatIf } from '../outlook/WhatIf.tsx';
import { AddRow } from '../tools/AddRow.tsx';
import { MoreMenu } from '../tools/MoreMenu.tsx';
import { RolesLink } from '../tools/RolesLink.tsx';
import { Toolbar } from '../tools/Toolbar.tsx';
import { ActualTab } from './ActualTab.tsx';
import { ClashNotice } from './ClashNotice.tsx';
import { EmptyPlan } from './EmptyPlan.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import { SaveFailed } from './SaveFailed.tsx';
import { type LoadedPlan, usePlanState } from './usePlanState.ts';
import { usePlanView } from './usePlanView.ts';
import { useSaving } from './useSaving.ts';

/** A bid’s plan, and what winning the bid would mean. */
export const PlanPage = ({ plan }: { plan: LoadedPlan }) => {
  const { bid, status, people } = plan;
  const intl = useIntl();
  const errorText = useErrorText();
  const person = usePerson();
  const viewing = usePlanView((tab) => tab !== 'actual' || maySeeHours(person));
  const state = usePlanState(plan, viewing);
  // What is not saved of hours stays behind another tab, as plans do.
  const { tab } = viewing;
  const [seenActual, setSeenActual] = useState(false);
  if (tab === 'actual' && !seenActual) setSeenActual(true);
  const { drafting, editable, sums, lines } = state;
  const saving = useSaving(plan, drafting);
  const noteOf = ({ fte }: Line) => {
    if (!fte || people.size === 0) return undefined;
    const found = people.get(fte.id);
    return found ? (found.position ?? undefined) : intl.formatMessage({ id: 'ftes.plan.inactive' });
  };
  const add = (
    <AddRow
      people={people}
      span={state.span}
      taken={lines.map(({ key }) => key)}
      onAdd={(seats) => {
        drafting.add(seats);
        state.cells.go({ row: lines.length, col: 0 });
      }}
    />
  );
  return (
    <Page
      title={intl.formatMessage({ id: 'ftes.plan.title' })}
      parents={[
        { title: intl.formatMessage({ id: 'ftes.plan.bids' }), url: useDestination(bidList, {}) },
        { title: bid.solicitationName, url: useDestination(bidPage, { id: bid.id }) },
      ]}
      beside={
        <>
          {status && (
            <StatusChip
              raised
              category={status.category}
              name={status.name}
              progress={status.progress}
              color={status.color}
            />
          )}
          <Box component="output" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {drafting.changes > 0 && <FormattedMessage id="ftes.plan.draft" values={{ count: drafting.changes }} />}
            {!editable && tab === 'plan' && <FormattedMessage id="ftes.plan.readOnly" />}
          </Box>
        </>
      }
      actions={editable && tab === 'plan' && <PlanActions drafting={drafting} saving={saving} />}
    >
      <Stack sx={{ gap: 1.5 }}>
        <PlanTabs viewing={viewing} />
        {seenActual && (
          <Box hidden={tab !== 'actual'}>
            <ActualTab bid={bid} />
          </Box>
        )}
        {tab === 'amounts' && <AmountsTab bid={bid} />}
        {tab === 'plan' && (
          <>
            <SaveFailed saving={saving} />
            <ClashNotice drafting={drafting} lines={lines} />
            {sums.error && (
              <Failed
                title={intl.formatMessage({ id: 'ftes.plan.sums.failed' })}
                text={errorText(sums.error)}
                onRetry={sums.refetch}
              />
            )}
            {lines.length > 0 && (
              <>
                <WhatIf
                  outlook={state.outlook}
                  columns={state.months}
                  won={status?.category === 'Won'}
                  scenario={state.scenario}
                  onScenario={state.setScenario}
                />
                <Toolbar state={state} people={people} bid={bid} viewing={viewing} />
              </>
            )}
            <Card>
              {lines.length === 0 ? (
                <EmptyPlan>
                  {editable && add}
                  {editable && <MoreMenu state={state} people={people} bid={bid} />}
                </EmptyPlan>
              ) : (
                <>
                  <PlanGrid
                    {...state}
                    loads={state.shownLoads}
                    editable={editable && !saving.isLoading}
                    noteOf={noteOf}
                    undo={drafting.undo}
                    redo={drafting.redo}
                    onRemove={(line) => drafting.remove(line.key)}
                  />
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', padding: 1 }}>
                    {editable && add}
                    <RolesLink bid={bid.id} lines={lines} />
                  </Box>
                </>
              )}
            </Card>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {state.span.assumed && <FormattedMessage id="ftes.plan.assumed" tagName="p" />}
              {editable && lines.length > 0 && viewing.unit.name === 'percent' && (
                <FormattedMessage id="ftes.plan.keys" tagName="p" />
              )}
            </Box>
          </>
        )}
      </Stack>
    </Page>
  );
};
