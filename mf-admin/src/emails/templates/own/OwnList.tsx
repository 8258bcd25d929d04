import type { MessageTemplate } from '@bidwright/contract-shell';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useId } from 'react';
import { ListEntry } from '../ListEntry.tsx';

interface OwnListProps {
  templates: MessageTemplate[];
  /** An id, or `new`. */
  shown: string | null;
  onShow: (id: string) => void;
}

/** The templates for mails that Admins write, and the way to another one. */
export const OwnList = ({ templates, shown, onShow }: OwnListProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBlockEnd: 2 }}>
      <Box component="h2" id={id} sx={{ typography: 'overline', color: 'text.secondary', margin: 0 }}>
        <FormattedMessage id="admin.emails.own" />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {templates.map((template) => (
          <li key={template.id}>
            <ListEntry isShown={template.id === shown} onShow={() => onShow(template.id)}>
              <bdi>{template.name}</bdi>
            </ListEntry>
          </li>
        ))}
        <li>
          <ListEntry isShown={shown === 'new'} onShow={() => onShow('new')}>
            <FormattedMessage id="admin.emails.own.add" />
          </ListEntry>
        </li>
      </Box>
    </Box>
  );
};
