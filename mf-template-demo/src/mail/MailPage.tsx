import { type Mail, type MailFilter, mailFilters } from '@bidwright/contract-template-demo/api';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { Box, Button, Card, Page } from '@bidwright/remote-kit/ui';
import Write from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import { Loaded } from '../Loaded.tsx';
import { useText } from '../useText.ts';
import { Compose, type Letter } from './Compose.tsx';
import { Folders } from './Folders.tsx';
import { MailRow } from './MailRow.tsx';
import { MailView } from './MailView.tsx';
import { useMails } from './useMails.ts';

const blank: Letter = { to: '', subject: '', text: '' };

const filterOf = (asked: string | null): MailFilter => mailFilters.find((one) => one === asked) ?? 'inbox';

/** Mails by folder; one of them opens beside the list. */
export const MailPage = () => {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const folder = filterOf(search.get('folder'));
  const { reading, ...marks } = useMails(folder);
  const [opened, setOpened] = useState<string>();
  const [letter, setLetter] = useState<Letter>();
  const open = ({ id, read }: Mail) => {
    setOpened(id);
    if (!read) void marks.setRead(id);
  };
  return (
    <Page
      title={text('mail.title')}
      actions={
        <Button variant="contained" startIcon={<Write />} onClick={() => setLetter(blank)}>
          {text('mail.write')}
        </Button>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Folders value={folder} onChange={(value) => setSearch({ folder: value })} />
        <Loaded reading={reading} empty={text('mail.empty')}>
          {(mails) => (
            <Card
              component="ul"
              aria-label={text(`mail.folder.${folder}`)}
              sx={{ margin: 0, padding: 0, listStyle: 'none' }}
            >
              {mails.map((mail) => (
                <MailRow key={mail.id} mail={mail} marks={marks} onOpen={() => open(mail)} />
              ))}
            </Card>
          )}
        </Loaded>
      </Box>
      <MailView
        mail={reading.data?.find(({ id }) => id === opened)}
        marks={marks}
        onWrite={setLetter}
        onClose={() => setOpened(undefined)}
      />
      {letter && <Compose letter={letter} onClose={() => setLetter(undefined)} />}
    </Page>
  );
};
