import type { User } from '@bidwright/contract-admin';
import { photos } from '@bidwright/contract-admin';
import { type ErrorInfo, emptyInput } from '@bidwright/contract-kit';
import { useCreatePhoto, useRemovePhoto, useSendPhoto } from '../api.ts';
import { useMe } from './useMe.ts';

const place = '/api/admin/files/';

/** The photo that an address names, where it is one of ours. */
const idOf = (address: string | null | undefined) =>
  address?.startsWith(place) ? address.slice(place.length) : undefined;

/** How a person gets another photo, or none. It is the person's once the record names it; what nobody names any more goes. */
export const usePhoto = () => {
  const { update } = useMe();
  const [create] = useCreatePhoto();
  const send = useSendPhoto();
  const [remove] = useRemovePhoto();

  const name = async (user: User, profilePicture: string | null): Promise<ErrorInfo | undefined> => {
    const error = await update({ id: user.id, changes: { profilePicture } });
    const left = idOf(error ? profilePicture : user.profilePicture);
    if (left) await remove(left);
    return error;
  };

  const put = async (user: User, file: File): Promise<ErrorInfo | undefined> => {
    const of = { id: user.id, name: user.name ?? user.email };
    const made = await create({ ...emptyInput(photos), user: of, documentName: file.name });
    if (made.error) return made.error;
    return (await send(made.id, file)) ?? name(user, place + made.id);
  };

  return { put, remove: (user: User) => name(user, null) };
};
