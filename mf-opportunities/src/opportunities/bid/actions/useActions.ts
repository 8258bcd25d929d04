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

/** What is done with a bid wherever it stands, in a list or on its own page, as far as the person may. */
export const useActions = (record: OpportunityRecord): Record<'copies' | 'link' | 'archive', Action[]> => {
  const mayCreate = can(opportunities.rights.create, usePerson());
  const archive = useArchive(record);
  const copyLink = useCopyLink(recordAddress(record));
  return {
    copies: mayCreate
      ? copyKinds.map((kind) => ({ text: `opportunities.actions.copy.${kind}`, to: copyAddress(record.id, kind) }))
      : [],
    link: [{ text: 'opportunities.link.copy', run: copyLink }],
    archive: archive
      ? [
          {
            text: `opportunities.archive.${record.status === 'Inactive' ? 'restore' : 'archive'}`,
            run: () => void archive(),
          },
        ]
      : [],
  };
};
