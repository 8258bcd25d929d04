import { mayPin } from '@bidwright/contract-shell';
import type { Row, Rules } from '@bidwright/service-kit';
import { refuse } from './refuse.ts';

const reachOf = ({ reach }: Row) => ({ reach: typeof reach === 'string' ? reach : null });

/** Stands in the line of everybody. */
const isInSight = (view: Row) => Boolean(view.pinned) && view.reach === 'firm';

const mustBeAllowed = (view: Row, person: Parameters<typeof mayPin>[0] | undefined) => {
  if (!person || mayPin(person, reachOf(view))) return view;
  throw refuse({ status: 403, code: 'forbidden', key: 'shell.view.pinned.byAdmins', field: 'pinned' });
};

/** What stands in everybody's line is an Admin's to decide; what stands there already may be changed like every shared view. */
export const viewRules: Rules = {
  create: (view, { person }) => (isInSight(view) ? mustBeAllowed(view, person) : view),
  update: (before, after, { person }) =>
    isInSight(after) && !isInSight(before) ? mustBeAllowed(after, person) : after,
};
