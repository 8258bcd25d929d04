import type { MailKinds } from '@bidwright/contract-shell';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Tag } from '@bidwright/remote-kit/ui';
import { useId } from 'react';
import { useModules } from '../../modules/registry.ts';
import { useTitle } from '../../modules/useTitle.ts';
import { ListEntry } from './ListEntry.tsx';
import { useKindTitle } from './useKindTitle.ts';

interface KindListProps {
  kinds: MailKinds;
  shown: string | undefined;
  onShow: (kind: string) => void;
}

/** The kinds by what they are about: accounts, frames, and the notices of each module. */
export const KindList = ({ kinds, shown, onShow }: KindListProps) => {
  const intl = useIntl();
  const id = useId();
  const titleOf = useKindTitle();
  const moduleTitle = useTitle();
  const { data: overview } = useModules({});
  const groupTitle = (group: string) => {
    const found = overview?.modules.find(({ name }) => name === group);
    const key = `admin.emails.group.${group}`;
    if (intl.messages[key]) return intl.formatMessage({ id: key });
    return intl.formatMessage({ id: 'admin.emails.group.of' }, { name: found ? moduleTitle(found) : group });
  };
  const groups = Map.groupBy(kinds, ({ group, service }) => service ?? group);
  return (
    <Box component="nav" aria-label={intl.formatMessage({ id: 'admin.emails.tab.templates' })}>
      {[...groups].map(([group, list]) => (
        <Box key={group} component="section" aria-labelledby={`${id}-${group}`} sx={{ marginBlockEnd: 2 }}>
          <Box component="h2" id={`${id}-${group}`} sx={{ typography: 'overline', color: 'text.secondary', margin: 0 }}>
            {groupTitle(group)}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {list.map((kind) => (
              <li key={kind.kind}>
                <ListEntry isShown={kind.kind === shown} onShow={() => onShow(kind.kind)}>
                  <bdi>{titleOf(kind)}</bdi>
                  {kind.changed.length > 0 && <Tag tone="info">{kind.changed.join(' ')}</Tag>}
                </ListEntry>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
