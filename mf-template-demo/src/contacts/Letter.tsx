import type { Contact } from '@bidwright/contract-template-demo/api';
import { Box, ButtonBase, Card, PersonAvatar, Stack, Typography } from '@bidwright/remote-kit/ui';
import type { ComponentType, PropsWithChildren } from 'react';

export type Form = 'cards' | 'list';

interface LetterProps {
  letter: string;
  contacts: readonly Contact[];
  form: Form;
  onOpen: (id: string) => void;
}

const Cards = ({ children }: PropsWithChildren) => <Stack sx={{ gap: 1 }}>{children}</Stack>;

const arrangements: Readonly<Record<Form, ComponentType<PropsWithChildren>>> = { cards: Cards, list: Card };

const row = {
  display: 'flex',
  gap: 1.5,
  width: '100%',
  padding: 1.5,
  justifyContent: 'start',
  textAlign: 'start',
  '&:hover': { bgcolor: 'action.hover' },
};

/** Everybody whose name begins with a letter; each opens to more. */
export const Letter = ({ letter, contacts, form, onOpen }: LetterProps) => {
  const Arrangement = arrangements[form];
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1, color: 'text.secondary' }}>
        {letter}
      </Typography>
      <Arrangement>
        {contacts.map(({ id, name, role, company }) => {
          const opener = (
            <ButtonBase key={id} aria-haspopup="dialog" onClick={() => onOpen(id)} sx={row}>
              <PersonAvatar name={name} size={form === 'cards' ? 48 : 32} named />
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ typography: 'body2', fontWeight: 600 }}>
                  <span dir="auto">{name}</span>
                </Box>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  <span dir="auto">{[role, company].filter(Boolean).join(' · ')}</span>
                </Box>
              </Box>
            </ButtonBase>
          );
          return form === 'cards' ? <Card key={id}>{opener}</Card> : opener;
        })}
      </Arrangement>
    </section>
  );
};
