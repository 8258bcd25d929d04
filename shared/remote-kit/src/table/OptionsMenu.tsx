import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Tick } from './Tick.tsx';

export interface MenuOption {
  value: string;
  label: string;
}

export interface OptionsMenuProps {
  anchor: HTMLElement | null;
  /** Names what is chosen. */
  label: string;
  options: readonly MenuOption[];
  /** The chosen values. */
  value: readonly string[];
  onPick: (value: string) => void;
  onClose: () => void;
  /** Only one value at a time. */
  single?: boolean;
}

/** More than these are searched rather than read. */
const few = 14;
/** Nobody scrolls through more; the search finds the rest. */
const maxShown = 200;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const items = ({ options, value, onPick, single }: OptionsMenuProps) =>
  options.map((option) => (
    <MenuItem
      key={option.value}
      role={single ? 'menuitemradio' : 'menuitemcheckbox'}
      aria-checked={value.includes(option.value)}
      selected={value.includes(option.value)}
      onClick={() => onPick(option.value)}
    >
      {!single && <Tick chosen={value.includes(option.value)} />}
      <span dir="auto">{option.label}</span>
    </MenuItem>
  ));

const Searched = (props: OptionsMenuProps) => {
  const { label, options } = props;
  const intl = useIntl();
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const words = plain(text).split(/\s+/).filter(Boolean);
  const found = options.filter((option) => words.every((word) => plain(option.label).includes(word)));
  const intoList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  };
  return (
    <>
      <InputBase
        fullWidth
        inputRef={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={intoList}
        placeholder={intl.formatMessage({ id: 'kit.options.search' })}
        inputProps={{ 'aria-label': intl.formatMessage({ id: 'kit.options.searchOf' }, { name: label }) }}
        sx={{ paddingInline: 2, paddingBlock: 0.75, borderBottom: 1, borderColor: 'divider', typography: 'body2' }}
      />
      {found.length > 0 ? (
        <MenuList ref={list} aria-label={label} sx={{ maxHeight: 320, overflow: 'auto' }}>
          {items({ ...props, options: found.slice(0, maxShown) })}
        </MenuList>
      ) : (
        <Box sx={{ padding: 2, typography: 'body2', color: 'text.secondary' }}>
          <FormattedMessage id="kit.reference.none" />
        </Box>
      )}
    </>
  );
};

/** A menu of values to choose from; a long one is searched. */
export const OptionsMenu = (props: OptionsMenuProps) => {
  const { anchor, label, options, onClose } = props;
  if (options.length <= few)
    return (
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
        {items(props)}
      </Menu>
    );
  return (
    <Popover
      anchorEl={anchor}
      open={Boolean(anchor)}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 320, maxWidth: 'calc(100% - 32px)' } } }}
    >
      <Searched {...props} />
    </Popover>
  );
};
