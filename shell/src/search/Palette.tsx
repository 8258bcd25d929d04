import { useNavigate } from '@bidwright/remote-kit/router';
import { BareDialog, Box, ButtonBase, KeyCap, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { Command } from 'cmdk';
import { type KeyboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useShellDispatch, useShellSelector } from '../store.ts';
import { askedIn } from './asked.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import { paletteLook } from './paletteLook.ts';
import { searchText } from './searchText.ts';
import { useRecords } from './useRecords.ts';
import { wordsOf } from './words.ts';

const focus = (input: HTMLInputElement | null) => input?.focus();

/** One box for everything: pages, records of all modules, and what can be done. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));
  const navigate = useNavigate();
  const typed = useShellSelector((state) => state.searchText);
  const dispatch = useShellDispatch();
  const [inTab, setInTab] = useState(false);
  const asked = askedIn(typed);
  const { found, retry } = useRecords(asked);

  const open = (path: string) => {
    if (inTab) window.open(path, '_blank', 'noopener');
    else void navigate(path);
    onClose();
  };
  // Ctrl or Cmd with Enter opens what is chosen in another tab.
  const watch = (event: KeyboardEvent) => setInTab(event.ctrlKey || event.metaKey);

  return (
    <BareDialog
      open
      onClose={onClose}
      fullScreen={narrow}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': intl.formatMessage({ id: 'shell.search' }),
          sx: { width: { sm: 640 }, maxWidth: { sm: 'calc(100% - 32px)' }, marginBlockStart: { sm: '12vh' } },
        },
      }}
    >
      <Box
        component={Command}
        shouldFilter={false}
        loop
        label={intl.formatMessage({ id: 'shell.search' })}
        onKeyDownCapture={watch}
        onKeyUpCapture={watch}
        onClickCapture={(event: React.MouseEvent) => setInTab(event.ctrlKey || event.metaKey)}
        sx={paletteLook}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            paddingInline: 2.5,
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <SearchIcon sx={{ fontSize: 20, color: 'text.secondary' }} />
          <Command.Input
            ref={focus}
            value={typed}
            onValueChange={(text) => dispatch(searchText.actions.changed(text))}
            placeholder={intl.formatMessage({ id: 'shell.search.placeholder' })}
          />
          <ButtonBase
            onClick={onClose}
            // What is seen of a button is part of its name, for who speaks to the page.
            aria-label={`Esc, ${intl.formatMessage({ id: 'shell.alert.close' })}`}
            sx={{ minWidth: 40, minHeight: 40, borderRadius: 1 }}
          >
            <KeyCap>Esc</KeyCap>
          </ButtonBase>
        </Box>
        <PaletteList
          asked={asked}
          words={wordsOf(asked.text)}
          found={found}
          onOpen={open}
          onRetry={retry}
          onClose={onClose}
        />
        <PaletteFoot found={found} />
      </Box>
    </BareDialog>
  );
};
