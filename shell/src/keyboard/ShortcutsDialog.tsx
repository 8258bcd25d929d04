import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button, KeyCap } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import { type PropsWithChildren, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { alertKey } from '../alerts/useAlertKey.ts';
import { useMenu } from '../frame/useMenu.ts';
import { placesIn } from '../search/places.ts';
import { goKeys } from './goKeys.ts';
import { pageKeys } from './pageKeys.ts';

/** Keys that mean the same everywhere. */
const general = [
  ['search', 'Ctrl', 'K'],
  ['search.page', '/'],
  ['shortcuts', '?'],
  ['save', 'Ctrl', 'Enter'],
  ['cancel', 'Esc'],
  ['alert', alertKey],
] as const;
const lists = [
  ['list.move', '↑', '↓'],
  ['list.open', 'Enter'],
] as const;

const Row = ({ keys, children }: PropsWithChildren<{ keys: readonly string[] }>) => (
  <Box
    component="div"
    sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', minHeight: 28, alignItems: 'center' }}
  >
    <Box component="dt">{children}</Box>
    <Box component="dd" sx={{ margin: 0, display: 'flex', gap: 0.5 }}>
      {keys.map((key) => (
        <KeyCap key={key}>{key}</KeyCap>
      ))}
    </Box>
  </Box>
);

const Part = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box component="h3" id={id} sx={{ typography: 'h3', margin: '8px 0' }}>
        {title}
      </Box>
      <Box component="dl" sx={{ margin: 0 }}>
        {children}
      </Box>
    </Box>
  );
};

/** Says which keys there are. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const language = useLanguage();
  const { nodes } = useMenu();
  const [ofPage] = useState(() => pageKeys());
  const text = (id: string) => intl.formatMessage({ id: `shell.shortcuts${id}` });
  const rows = (all: readonly (readonly string[])[]) =>
    all.map(([name, ...keys]) => (
      <Row key={name} keys={keys}>
        {text(`.${name}`)}
      </Row>
    ));
  return (
    <Dialog
      open
      width="comparison"
      title={text('')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="shell.alert.close" />
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4 }}>
        <Part title={text('.everywhere')}>{rows(general)}</Part>
        <Box>
          {ofPage.length > 0 && (
            <Part title={text('.page')}>
              {ofPage.map(({ keys, name }) => (
                <Row key={keys.join(' ')} keys={keys}>
                  <bdi>{name}</bdi>
                </Row>
              ))}
            </Part>
          )}
          <Part title={text('.lists')}>{rows(lists)}</Part>
        </Box>
        <Part title={text('.go')}>
          {[...goKeys(placesIn(nodes, language))].map(([key, { path, title }]) => (
            <Row key={path} keys={['g', key]}>
              {title}
            </Row>
          ))}
        </Part>
      </Box>
    </Dialog>
  );
};
