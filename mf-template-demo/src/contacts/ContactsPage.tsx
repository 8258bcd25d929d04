import { SearchBox } from '@bidwright/remote-kit/search';
import { Page, Segments, Stack } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useDemo } from '../client/index.ts';
import { Loaded } from '../Loaded.tsx';
import { useText } from '../useText.ts';
import { Columns } from '../widgets/Columns.tsx';
import { byLetter } from './byLetter.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { type Form, Letter } from './Letter.tsx';

const forms: readonly Form[] = ['cards', 'list'];

/** People and how to reach them, letter by letter, as cards or as a list. */
export const ContactsPage = () => {
  const text = useText();
  const [form, setForm] = useState<Form>('cards');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<string>();
  const { data, ...reading } = useDemo('GET /api/contact/list');
  const looked = search.trim().toLowerCase();
  const found = data?.filter(({ name, company, role }) => `${name} ${company} ${role}`.toLowerCase().includes(looked));
  const groups = byLetter(found ?? []);
  return (
    <Page
      title={text('contacts.title')}
      actions={
        <Segments
          label={text('contacts.form')}
          choices={forms.map((value) => ({ value, label: text(`contacts.form.${value}`) }))}
          value={form}
          onChange={setForm}
        />
      }
    >
      <Stack sx={{ gap: 2 }}>
        <SearchBox label={text('contacts.search')} value={search} onChange={setSearch} />
        <Loaded reading={{ ...reading, data: found }} empty={text('contacts.empty')}>
          {() => (
            <Columns min={form === 'cards' ? 260 : 720}>
              {groups.map(([letter, contacts]) => (
                <Letter key={letter} letter={letter} contacts={contacts} form={form} onOpen={setOpened} />
              ))}
            </Columns>
          )}
        </Loaded>
        <ContactPanel contacts={groups.flatMap(([, contacts]) => contacts)} id={opened} onShow={setOpened} />
      </Stack>
    </Page>
  );
};
