import { SearchBox } from '@bidwright/remote-kit/search';
import type { Reading } from '@bidwright/remote-kit/store';
import { Box, Card, PersonAvatar, Stack, Typography } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../../Loaded.tsx';
import { useText } from '../../useText.ts';
import { Columns } from '../../widgets/Columns.tsx';

interface PeopleCardsProps<P> {
  reading: Reading<P[]>;
  search: string;
  onSearch: (search: string) => void;
  /** Below a name: where somebody is, or what is shared. */
  detail: (person: P) => string;
  /** What can be done about somebody. */
  children: (person: P) => ReactNode;
}

/** People as cards, searched by name. */
export const PeopleCards = <P extends { id: string; name: string }>(props: PeopleCardsProps<P>) => {
  const { reading, search, onSearch, detail, children } = props;
  const text = useText();
  return (
    <Stack sx={{ gap: 2 }}>
      <SearchBox label={text('profile.search')} value={search} onChange={onSearch} max={100} />
      <Loaded reading={reading} empty={text(search ? 'profile.noMatch' : 'profile.nobody')} height={72}>
        {(people) => (
          <Columns min={240}>
            {people.map((person) => (
              <Card key={person.id} sx={{ padding: 2 }}>
                <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', marginBlockEnd: 1.5 }}>
                  <PersonAvatar name={person.name} size={48} named />
                  <Box sx={{ minWidth: 0 }}>
                    <Typography variant="h3" component="h2" noWrap>
                      <span dir="auto">{person.name}</span>
                    </Typography>
                    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                      <span dir="auto">{detail(person)}</span>
                    </Typography>
                  </Box>
                </Box>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children(person)}</Box>
              </Card>
            ))}
          </Columns>
        )}
      </Loaded>
    </Stack>
  );
};
