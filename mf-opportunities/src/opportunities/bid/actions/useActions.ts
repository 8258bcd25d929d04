import { opportunities } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { recordAddress } from '../../addresses.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { copyKinds } from '../copy/copyOf.ts';
import { copyAddress } from '../copy/useCopied.ts';
import type { Action } from './ActionMenu.tsx';
import { useArchive } from './useArchive.ts';
import { useCopyLink } from './useCopyLink.ts';

/** What is done with a bid wherever it stands, in a list or on its own page, as far as the person may; its archive once all of it is known. */
export const useActions = (
  id: string,
  record: OpportunityRecord | undefined,
): Record<'copies' | 'link' | 'archive', Action[]> => {
  const person = usePerson();
  const mayCreate = can(opportunities.rights.create, person);
  const mayArchive = can(opportunities.fields?.status?.update ?? opportunities.rights.update, person);
  const archive = useArchive(record);
  const copyLink = useCopyLink(recordAddress({ id }));
  const isOffered = record ? archive !== undefined : mayArchive;
  return {
    copies: mayCreate
      ? copyKinds.map((kind) => ({ text: `opportunities.actions.copy.${kind}`, to: copyAddress(id, kind) }))
      : [],
    link: [{ text: 'opportunities.link.copy', run: copyLink }],
    archive: isOffered
      ? [
          {
            text: `opportunities.archive.${record?.status === 'Inactive' ? 'restore' : 'archive'}`,
            run: archive && (() => void archive()),
          },
        ]
      : [],
  };
};
