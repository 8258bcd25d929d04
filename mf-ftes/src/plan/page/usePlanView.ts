import { useSearchParams } from '@bidwright/remote-kit/router';
import { type Frequency, frequencies } from '../grid/frequency.ts';
import { type Unit, type UnitName, unitNames, units } from '../grid/units.ts';

/** What of a bid the page shows: what is planned, what was worked, or the money. */
export const planTabs = ['plan', 'actual', 'amounts'] as const;
export type PlanTab = (typeof planTabs)[number];

/** How a plan is shown. */
export interface PlanView {
  unit: Unit;
  frequency: Frequency;
}

/** How a plan is shown, as the address says it. */
export const usePlanView = (mayShow: (tab: PlanTab) => boolean) => {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string, usual: string) =>
    setParams(
      (before) => {
        const now = new URLSearchParams(before);
        if (value === usual) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const unit = units[unitNames.find((one) => one === params.get('unit')) ?? 'percent'];
  return {
    tab: planTabs.find((one) => one === params.get('show') && mayShow(one)) ?? ('plan' as const),
    unit,
    frequency: frequencies.find((one) => one === params.get('by')) ?? ('Monthly' as const),
    showTab: (tab: PlanTab) => set('show', tab, 'plan'),
    showUnit: (name: UnitName) => set('unit', name, 'percent'),
    showFrequency: (frequency: Frequency) => set('by', frequency, 'Monthly'),
  };
};

export type PlanViewing = ReturnType<typeof usePlanView>;
