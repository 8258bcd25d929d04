import type { MessageTemplate } from '@bidwright/contract-shell';
import { useFormValue } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useMessageTemplates } from '../api.ts';

interface UseTemplateProps {
  onSave: () => void;
}

/** Begins a mail with a template, or makes one of what is written. What stood there before comes back by undo. */
export const UseTemplate = ({ onSave }: UseTemplateProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const { data: templates = [] } = useMessageTemplates();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [subject, setSubject] = useFormValue<string | null>('subject');
  const [text, setText] = useFormValue<string | null>('text');

  const put = (one: Pick<MessageTemplate, 'subject' | 'text'>) => {
    setSubject(one.subject);
    setText(one.text);
  };
  const use = (template: MessageTemplate) => {
    setAnchor(null);
    put(template);
    if (!subject && !text) return;
    const before = { subject: subject ?? '', text: text ?? '' };
    alert({
      severity: 'success',
      text: intl.formatMessage({ id: 'admin.emails.own.used' }, { name: template.name }),
      action: { label: intl.formatMessage({ id: 'admin.undo' }), run: () => put(before) },
    });
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {templates.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <FormattedMessage id="admin.emails.own.use" />
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {templates.map((template) => (
          <MenuItem key={template.id} onClick={() => use(template)}>
            <bdi>{template.name}</bdi>
          </MenuItem>
        ))}
      </Menu>
      <Button size="small" variant="outlined" disabled={!subject || !text} onClick={onSave}>
        <FormattedMessage id="admin.emails.own.save" />
      </Button>
    </Box>
  );
};
