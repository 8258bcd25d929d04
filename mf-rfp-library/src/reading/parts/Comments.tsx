import type { Comment } from '@bidwright/contract-rfp-library';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { Form, FormActions, LongTextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton, PersonAvatar } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import Close from '@mui/icons-material/CloseOutlined';
import { useState } from 'react';
import { type Entry, useAddTo, useEntrySub, useRemoveFrom } from '../../api.ts';
import { Loaded } from './Loaded.tsx';

const schema = rfpContent.sub.comments?.input;

/** What readers say about an entry. */
export const Comments = ({ entry: { id } }: { entry: Entry }) => {
  const intl = useIntl();
  const alert = useAlert();
  const person = usePerson();
  const comments = useEntrySub<Comment>(id, 'comments');
  const [add] = useAddTo('comments');
  const [remove] = useRemoveFrom('comments');
  const [turn, setTurn] = useState(0);
  const text = (name: string) => intl.formatMessage({ id: `rfp-library.comments.${name}` });
  const take = async (comment: Comment) => {
    if (await remove(id, comment.id)) alert({ severity: 'error', text: text('kept') });
  };
  return (
    <>
      <Loaded reading={comments} none="rfp-library.comments.none">
        {(rows) =>
          rows.map((comment) => (
            <Box component="li" key={comment.id} sx={{ display: 'flex', gap: 1, marginBlockEnd: 1 }}>
              <PersonAvatar name={comment.addedBy?.name ?? ''} named />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  <bdi>{comment.addedBy?.name}</bdi> ·{' '}
                  {intl.formatDate(comment.dateCreated * 1000, { dateStyle: 'medium' })}
                </Box>
                <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {comment.text}
                </Box>
              </Box>
              {comment.addedBy?.id === person.id && (
                <IconButton size="small" aria-label={text('remove')} onClick={() => void take(comment)}>
                  <Close fontSize="small" />
                </IconButton>
              )}
            </Box>
          ))
        }
      </Loaded>
      {schema && (
        <Form
          key={turn}
          schema={schema}
          onSubmit={async (values) => {
            const { error } = await add(id, values);
            return error ?? (() => setTurn(turn + 1));
          }}
        >
          <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 1.5 }}>
            <LongTextField name="text" label={text('label')} rows={2} />
            <FormActions submit={text('add')} />
          </Box>
        </Form>
      )}
    </>
  );
};
