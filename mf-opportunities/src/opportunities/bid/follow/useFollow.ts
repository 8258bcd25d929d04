import type { Kept } from '@bidwright/contract-kit';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useAddTo, useOpportunitySub, useRemoveFrom } from '../../../api.ts';

/** Whether the person follows a bid, and the way to change that; nothing while it is not known. */
export const useFollow = (id: string): { isFollowing: boolean; isBusy: boolean; toggle: () => void } | undefined => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const person = usePerson();
  const { data: followers } = useOpportunitySub<Kept>(id, 'followers');
  const [add, { isLoading: isAdding }] = useAddTo('followers');
  const [remove, { isLoading: isRemoving }] = useRemoveFrom('followers');
  if (!followers) return undefined;

  const mine = followers.find(({ addedBy }) => addedBy?.id === person.id);
  const isFollowing = mine !== undefined;
  const change = async () => (mine ? remove(id, mine.id) : (await add(id, {})).error);
  const toggle = async () => {
    const error = await change();
    const done = intl.formatMessage({ id: `opportunities.follow.${isFollowing ? 'stopped' : 'begun'}` });
    alert(error ? { severity: 'error', text: errorText(error) } : { severity: 'success', text: done, compact: true });
  };
  return { isFollowing, isBusy: isAdding || isRemoving, toggle: () => void toggle() };
};
