import { useIntl } from '@bidwright/remote-kit/intl';
import { Segments } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { maySeeHours } from '../../hours/rights.ts';
import { type PlanViewing, planTabs } from './usePlanView.ts';

/** What of a bid is shown. */
export const PlanTabs = ({ viewing: { tab, showTab } }: { viewing: PlanViewing }) => {
  const intl = useIntl();
  const person = usePerson();
  const shown = planTabs.filter((one) => one !== 'actual' || maySeeHours(person));
  return (
    <div>
      <Segments
        label={intl.formatMessage({ id: 'ftes.plan.tabs' })}
        choices={shown.map((value) => ({
          value,
          label: intl.formatMessage({ id: `ftes.plan.tab.${value}` }),
        }))}
        value={tab}
        onChange={showTab}
      />
    </div>
  );
};
