import { Box } from '@bidwright/remote-kit/ui';
import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { Marked } from './Marked.tsx';

interface EntryProps {
  /** Tells it from all others. */
  value: string;
  icon: ReactNode;
  title: string;
  detail?: string;
  words?: string[];
  keys?: ReactNode;
  onChoose: () => void;
}

const none: string[] = [];

/** A line of the palette. */
export const Entry = ({ value, icon, title, detail, words = none, keys, onChoose }: EntryProps) => (
  <Command.Item value={value} onSelect={onChoose}>
    <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary', '& svg': { fontSize: 20 } }}>
      {icon}
    </Box>
    <Box component="span" sx={{ fontWeight: 500, flex: 'none', maxWidth: '60%', ...ellipsis }}>
      <Marked text={title} words={words} />
    </Box>
    {detail && (
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', minWidth: 0, ...ellipsis }}>
        <Marked text={detail} words={words} />
      </Box>
    )}
    <Box sx={{ marginInlineStart: 'auto', display: 'flex', gap: 0.5 }}>{keys}</Box>
  </Command.Item>
);

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
