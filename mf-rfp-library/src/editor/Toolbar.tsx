import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import Remove from '@mui/icons-material/DeleteOutlined';
import Bold from '@mui/icons-material/FormatBoldOutlined';
import Italic from '@mui/icons-material/FormatItalicOutlined';
import Bullets from '@mui/icons-material/FormatListBulletedOutlined';
import Numbers from '@mui/icons-material/FormatListNumberedOutlined';
import Redo from '@mui/icons-material/RedoOutlined';
import Table from '@mui/icons-material/TableChartOutlined';
import Row from '@mui/icons-material/TableRowsOutlined';
import Heading from '@mui/icons-material/TitleOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Column from '@mui/icons-material/ViewColumnOutlined';
import type { Editor } from '@tiptap/core';
import type { ComponentType } from 'react';

interface Tool {
  name: string;
  Icon: ComponentType<{ fontSize?: 'small'; sx?: object }>;
  run: (editor: Editor) => unknown;
  isOn?: (editor: Editor) => boolean;
  /** Shown only where it can be used: within a table. */
  within?: 'table';
  small?: boolean;
}

const chain = (editor: Editor) => editor.chain().focus();

const tools: Tool[] = [
  { name: 'bold', Icon: Bold, run: (e) => chain(e).toggleBold().run(), isOn: (e) => e.isActive('bold') },
  { name: 'italic', Icon: Italic, run: (e) => chain(e).toggleItalic().run(), isOn: (e) => e.isActive('italic') },
  {
    name: 'heading',
    Icon: Heading,
    run: (e) => chain(e).toggleHeading({ level: 1 }).run(),
    isOn: (e) => e.isActive('heading', { level: 1 }),
  },
  {
    name: 'subheading',
    Icon: Heading,
    small: true,
    run: (e) => chain(e).toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    name: 'bullets',
    Icon: Bullets,
    run: (e) => chain(e).toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    name: 'numbers',
    Icon: Numbers,
    run: (e) => chain(e).toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
  { name: 'table', Icon: Table, run: (e) => chain(e).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run() },
  { name: 'row', Icon: Row, within: 'table', run: (e) => chain(e).addRowAfter().run() },
  { name: 'column', Icon: Column, within: 'table', run: (e) => chain(e).addColumnAfter().run() },
  { name: 'noTable', Icon: Remove, within: 'table', run: (e) => chain(e).deleteTable().run() },
  { name: 'undo', Icon: Undo, run: (e) => chain(e).undo().run() },
  { name: 'redo', Icon: Redo, run: (e) => chain(e).redo().run() },
];

interface ToolbarProps {
  editor: Editor;
  /** The id of the text that it works on. */
  controls: string;
}

/** What can be done with the text at the cursor. */
export const Toolbar = ({ editor, controls }: ToolbarProps) => {
  const intl = useIntl();
  return (
    <Box
      role="toolbar"
      aria-controls={controls}
      aria-label={intl.formatMessage({ id: 'rfp-library.editor.tools' })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, padding: 0.5, borderBottom: 1, borderColor: 'line.strong' }}
    >
      {tools
        .filter(({ within }) => !within || editor.isActive(within))
        .map(({ name, Icon, run, isOn, small }) => {
          const label = intl.formatMessage({ id: `rfp-library.editor.${name}` });
          return (
            <Tooltip key={name} title={label}>
              <IconButton
                size="small"
                aria-label={label}
                aria-pressed={isOn?.(editor)}
                onClick={() => run(editor)}
                sx={{ borderRadius: 1, '&[aria-pressed=true]': { bgcolor: 'surface.tint', color: 'primary.main' } }}
              >
                <Icon fontSize="small" sx={small ? { scale: '0.75' } : undefined} />
              </IconButton>
            </Tooltip>
          );
        })}
    </Box>
  );
};
