import { searchLength } from '@bidwright/contract-kit';
import Search from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { KeyCap } from '../ui/KeyCap.tsx';

export interface SearchBoxProps {
  /** What is looked for: 'Name or number'. */
  label: string;
  value: string;
  /** Called a moment after the last key, or at once with Enter or on leaving, with no more than a search may have. */
  onChange: (text: string) => void;
  /** The most characters; those of `query` unless given. */
  max?: number;
}

const debounceMs = 250;

const typesIn = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Searches the table below it. `/` goes to it from anywhere on the page, Esc clears it. */
export const SearchBox = ({ label, value, onChange, max = searchLength }: SearchBoxProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // What was told and has not come back yet.
  const [told, setTold] = useState<readonly string[]>([]);
  if (known !== value) {
    setKnown(value);
    const at = told.findIndex((one) => one.trim() === value.trim());
    setTold(told.slice(at + 1));
    // Its own text comes back while one types on: what was typed since stays.
    if (at < 0) setText(value);
  }
  const tell = () => {
    setTold([...told, text]);
    onChange(text);
  };
  const tellLater = useEffectEvent(tell);

  useEffect(() => {
    if (text === value || text.length > max) return undefined;
    const timer = setTimeout(() => tellLater(), debounceMs);
    return () => clearTimeout(timer);
  }, [text, value, max]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typesIn(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const tooLong = text.length > max;
  const searchNow = () => {
    if (text !== value && !tooLong) tell();
  };
  return (
    <Box sx={{ flexGrow: { xs: 1, sm: 0 }, minWidth: { xs: 180, sm: 0 }, maxWidth: '100%' }}>
      <OutlinedInput
        size="small"
        type="search"
        inputRef={input}
        value={text}
        placeholder={label}
        error={tooLong}
        onChange={(event) => setText(event.target.value)}
        onBlur={searchNow}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) searchNow();
          if (event.key === 'Escape' && text) {
            event.stopPropagation();
            setText('');
          }
        }}
        inputProps={{ 'aria-label': label, 'aria-keyshortcuts': '/', 'aria-describedby': id }}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
        endAdornment={!text && <KeyCap>/</KeyCap>}
        sx={{ width: { xs: '100%', sm: 216 }, maxWidth: '100%' }}
      />
      <Box component="output" id={id} sx={{ display: 'block', typography: 'caption', color: 'error.main' }}>
        {tooLong && <FormattedMessage id="kit.search.tooLong" values={{ max }} />}
      </Box>
    </Box>
  );
};
