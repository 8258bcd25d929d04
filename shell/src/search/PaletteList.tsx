import { Box, KeyCap } from '@bidwright/remote-kit/ui';
import { useLanguage, usePerson } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MenuIcon } from '../frame/MenuIcon.tsx';
import { useMenu } from '../frame/useMenu.ts';
import type { Asked } from './asked.ts';
import { Entry } from './Entry.tsx';
import { placesIn } from './places.ts';
import { RecordGroup } from './RecordGroup.tsx';
import { visitsOf } from './recent.ts';
import { useActions } from './useActions.tsx';
import { useCreates } from './useCreates.ts';
import type { Found } from './useRecords.ts';
import { fits } from './words.ts';

interface PaletteListProps {
  asked: Asked;
  words: string[];
  found: Found[];
  onOpen: (path: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Most of the pages and actions once something is typed. */
const max = 8;

/** Everything that fits what was typed, in groups. */
export const PaletteList = ({ asked, words, found, onOpen, onRetry, onClose }: PaletteListProps) => {
  const intl = useIntl();
  const { id } = usePerson();
  const language = useLanguage();
  const { nodes } = useMenu();
  const actions = useActions();
  const creates = useCreates();
  const [visits] = useState(() => visitsOf(id));
  const { kind, text } = asked;
  const any = kind === 'all' || kind === 'commands';
  const among = <T,>(all: T[], name: (one: T) => string) =>
    any ? all.filter((one) => fits(words, name(one))).slice(0, text ? max : undefined) : [];

  const recent = among(kind === 'commands' ? [] : visits, ({ title }) => title);
  const places = among(placesIn(nodes, language), ({ title, within }) => `${title} ${within}`);
  const makable = among(creates, ({ title }) => title);
  const doable = among(actions, ({ title }) => title);
  const heading = (name: string) => intl.formatMessage({ id: `shell.search.${name}` });
  const nothing =
    recent.length + places.length + makable.length + doable.length === 0 &&
    found.every(({ state, hits }) => state === 'found' && hits.length === 0);
  return (
    <Command.List label={heading('results')}>
      {recent.length > 0 && (
        <Command.Group heading={heading('recent')}>
          {recent.map(({ path, title }) => (
            <Entry
              key={path}
              value={`recent ${path}`}
              icon={<History />}
              title={title}
              words={words}
              onChoose={() => onOpen(path)}
            />
          ))}
        </Command.Group>
      )}
      {places.length > 0 && (
        <Command.Group heading={heading('places')}>
          {places.map(({ path, title, within, icon }) => (
            <Entry
              key={path}
              value={`place ${path}`}
              icon={<MenuIcon path={icon} title={title} />}
              title={title}
              detail={within}
              words={words}
              onChoose={() => onOpen(path)}
            />
          ))}
        </Command.Group>
      )}
      {makable.length > 0 && (
        <Command.Group heading={heading('creates')}>
          {makable.map(({ path, title }) => (
            <Entry
              key={path}
              value={`create ${path}`}
              icon={<Add />}
              title={title}
              words={words}
              onChoose={() => onOpen(path)}
            />
          ))}
        </Command.Group>
      )}
      {found.map((one) => (
        <RecordGroup key={one.id} found={one} words={words} onOpen={onOpen} onRetry={onRetry} />
      ))}
      {doable.length > 0 && (
        <Command.Group heading={heading('actions')}>
          {doable.map(({ id: action, title, icon, shortcut, run }) => (
            <Entry
              key={action}
              value={`action ${action}`}
              icon={icon}
              title={title}
              words={words}
              keys={shortcut && <KeyCap>{shortcut}</KeyCap>}
              onChoose={() => {
                onClose();
                run();
              }}
            />
          ))}
        </Command.Group>
      )}
      {nothing && (
        <Command.Empty>
          <Box sx={{ padding: 3, textAlign: 'center', color: 'text.secondary' }}>
            {intl.formatMessage({ id: text ? 'shell.search.none' : 'shell.search.type' })}
          </Box>
        </Command.Empty>
      )}
    </Command.List>
  );
};
