import type { ModuleOverview } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { DataTable } from '@bidwright/remote-kit/table';
import { Button, Empty, Page } from '@bidwright/remote-kit/ui';
import History from '@mui/icons-material/HistoryOutlined';
import SwapVert from '@mui/icons-material/SwapVertOutlined';
import Widgets from '@mui/icons-material/WidgetsOutlined';
import { useCallback, useMemo, useState } from 'react';
import { lastDays } from './health.ts';
import { ModulePanel } from './ModulePanel.tsx';
import type { Step } from './plan.ts';
import { Releases } from './Releases.tsx';
import { useModules } from './registry.ts';
import { SwitchDialog } from './SwitchDialog.tsx';
import { ToAllDialog } from './ToAllDialog.tsx';
import { Trouble } from './Trouble.tsx';
import { useModuleColumns } from './useModuleColumns.tsx';

const none: ModuleOverview[] = [];

/** What stands beside the list: a module, by name, or the history of all. */
type Beside = { module: string } | 'history' | null;

/** Minutes go by while a team deploys; the list is looked at again by itself. */
const pollMs = 30_000;
/** While a browser tries a version people watch it go on. */
const pollTryingMs = 1000;

const isTrying = (modules: ModuleOverview[]) =>
  modules.some(({ versions }) => versions.some(({ proving }) => proving?.state === 'running'));

/** The modules of the app: what is on, how it is doing, and the ways forward and back. */
export const ModulesPage = () => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `admin.modules.${id}` });
  const [everyMs, setEveryMs] = useState(pollMs);
  const { data, error, isFetching, refetch } = useModules({}, { pollingInterval: everyMs });
  const wanted = isTrying(data?.modules ?? none) ? pollTryingMs : pollMs;
  if (wanted !== everyMs) setEveryMs(wanted);
  const [beside, setBeside] = useState<Beside>(null);
  const [steps, setSteps] = useState<Step[] | null>(null);
  /** The module that all people are to get, by name. */
  const [forAll, setForAll] = useState<string | null>(null);
  const days = useMemo(() => lastDays(), []);
  const onSwitch = useCallback((step: Step) => setSteps([step]), []);
  const columns = useModuleColumns(days, onSwitch);
  const rows = useMemo(() => data?.modules.map((module) => ({ ...module, id: module.name })), [data]);
  const modules = data?.modules ?? none;
  const open = typeof beside === 'object' ? beside?.module : undefined;
  const close = () => setBeside(null);
  const given = modules.find(({ name }) => name === forAll);
  const on = modules.filter(({ active }) => active !== null).length;

  return (
    <Page
      title={text('title')}
      beside={
        data && (
          <bdi>
            <FormattedMessage id="admin.modules.count" values={{ total: modules.length, on }} />
          </bdi>
        )
      }
      actions={
        <>
          <Button variant="outlined" startIcon={<History />} onClick={() => setBeside('history')}>
            {text('history')}
          </Button>
          <Button
            variant="contained"
            startIcon={<SwapVert />}
            disabled={modules.length === 0}
            onClick={() => setSteps([])}
          >
            {text('switch')}
          </Button>
        </>
      }
    >
      <Trouble
        modules={modules}
        today={days.at(-1) ?? ''}
        onOpen={(module) => setBeside({ module })}
        onSwitch={onSwitch}
      />
      <DataTable
        label={text('title')}
        columns={columns}
        rows={rows}
        error={error}
        onRetry={refetch}
        busy={isFetching && !data}
        current={open}
        onOpen={({ id }) => setBeside({ module: id })}
        empty={<Empty icon={<Widgets />} title={text('empty')} />}
      />
      <ModulePanel
        module={modules.find(({ name }) => name === open)}
        modules={modules}
        onSwitch={onSwitch}
        onToAll={setForAll}
        onClose={close}
      />
      <RecordDrawer open={beside === 'history'} title={text('history')} onClose={close}>
        {beside === 'history' && <Releases modules={modules} />}
      </RecordDrawer>
      {given && <ToAllDialog module={given} onClose={() => setForAll(null)} />}
      {steps && <SwitchDialog modules={modules} steps={steps} onClose={() => setSteps(null)} />}
    </Page>
  );
};
