import { type OpenRole, type Projection, projections, type SavePlansCall, savePlans } from '@bidwright/contract-ftes';
import type { ErrorInfo, Reference } from '@bidwright/contract-kit';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { findRows, mutationOf } from '@bidwright/remote-kit/store';
import { useAlert } from '@bidwright/shell-api';
import { ftes } from '../../api.ts';
import { placed, takenBack } from './placed.ts';

const useSavePlans = mutationOf(ftes, savePlans);

/** A plan as it is now: it may have been changed since the page came. */
const planWhere = async (...where: [field: string, value: string][]): Promise<Projection | undefined> => {
  const [plan] = await findRows(
    projections,
    { where: where.map(([field, value]) => ({ field, is: 'eq' as const, value })), limit: 1 },
    new AbortController().signal,
  );
  return plan;
};

/** Gives an open role to somebody; Undo takes it back. */
export const usePlacing = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [save] = useSavePlans();
  const refuse = (error: ErrorInfo) => alert({ severity: 'error', text: errorText(error) });

  const undo = async (plans: SavePlansCall['plans']) => {
    const { error } = await save({ plans });
    if (error) refuse(error);
  };
  const place = async ({ id, version, title, bid }: OpenRole, person: Reference) => {
    const plan = await planWhere(['id', id]);
    const own = await planWhere(['opportunity', bid.id], ['fte', person.id], ['kind', 'planned']);
    if (!plan) return refuse({ code: 'no-record', message: 'There is no such plan' });
    // What others changed since the role was shown is found out.
    const role = { ...plan, version };
    const { data, error } = await save({ plans: placed(role, own, person) });
    if (error) return refuse(error);
    return alert({
      severity: 'success',
      text: intl.formatMessage({ id: 'ftes.role.placed' }, { name: person.name, title, bid: bid.name }),
      action: {
        label: intl.formatMessage({ id: 'ftes.role.undo' }),
        run: () => void undo(takenBack(role, own, data[1] ?? '')),
      },
    });
  };
  return (role: OpenRole, person: Reference) =>
    void place(role, person).catch(() => refuse({ code: 'offline', message: 'The server cannot be reached' }));
};
