import { SearchBox } from '@bidwright/remote-kit/search';
import { Box, ButtonBase, Card, Stack } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useDemo } from '../../client/index.ts';
import { Loaded } from '../../Loaded.tsx';
import { Picture } from '../../picture/Picture.tsx';
import { useText } from '../../useText.ts';
import { When } from '../../When.tsx';
import { Columns } from '../../widgets/Columns.tsx';
import { Lightbox } from './Lightbox.tsx';

/** Pictures, each of which opens large. */
export const Gallery = () => {
  const text = useText();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<number>();
  const reading = useDemo('POST /api/gallery/filter', { key: search });
  return (
    <Stack sx={{ gap: 2 }}>
      <SearchBox label={text('profile.search')} value={search} onChange={setSearch} max={100} />
      <Loaded reading={reading} empty={text('profile.noMatch')} height={160}>
        {(items) => (
          <>
            <Columns min={220}>
              {items.map(({ id, name, takenAtMs }, at) => (
                <Card key={id}>
                  <ButtonBase
                    aria-haspopup="dialog"
                    onClick={() => setOpened(at)}
                    sx={{ display: 'block', width: '100%', textAlign: 'start' }}
                  >
                    <Picture seed={name} ratio="8 / 5" />
                    <Box sx={{ padding: 1.5 }}>
                      <Box sx={{ typography: 'h3' }}>
                        <span dir="auto">{name}</span>
                      </Box>
                      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                        <When atMs={takenAtMs} day />
                      </Box>
                    </Box>
                  </ButtonBase>
                </Card>
              ))}
            </Columns>
            <Lightbox items={items} at={opened} onTurn={setOpened} />
          </>
        )}
      </Loaded>
    </Stack>
  );
};
