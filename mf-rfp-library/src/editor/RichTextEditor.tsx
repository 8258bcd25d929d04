import type { RichText } from '@bidwright/contract-rfp-library';
import { Box } from '@bidwright/remote-kit/ui';
import { useEffect } from 'react';
import { textHeight, toolbarRoom } from './room.ts';
import { Toolbar } from './Toolbar.tsx';
import { useEditor } from './useEditor.ts';

interface RichTextEditorProps {
  id: string;
  initial: RichText | null;
  onChange: (text: RichText | null, plain: string) => void;
  onBlur: () => void;
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
}

const look = {
  border: 1,
  borderColor: 'line.control',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
  '&[data-invalid=true]': { borderColor: 'error.main' },
  '& .ProseMirror': {
    minHeight: textHeight,
    maxHeight: '60vh',
    overflow: 'auto',
    padding: 1.5,
    typography: 'body1',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    outline: 'none',
    textAlign: 'start',
    '& p': { marginBlock: '0 0.7em' },
    '& h1, & h2, & h3': { font: 'inherit', fontWeight: 600, marginBlock: '0.8em 0.4em' },
    '& h1': { fontSize: '1.15em' },
    '& ul, & ol': { paddingInlineStart: 3, marginBlock: '0 0.7em' },
    '& table': { borderCollapse: 'collapse', width: '100%' },
    '& td, & th': {
      border: 1,
      borderColor: 'line.strong',
      padding: '6px 10px',
      minWidth: 60,
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { bgcolor: 'surface.sunk' },
    '& .selectedCell': { bgcolor: 'surface.tint' },
  },
};

/** Writes a text with headings, lists, tables, bold and italics. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { id, initial, onChange, onBlur, labelledBy, describedBy, invalid } = props;
  const { host, editor } = useEditor({ initial, onChange, onBlur });
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          id,
          role: 'textbox',
          dir: 'auto',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          'aria-describedby': describedBy,
          'aria-required': 'true',
          'aria-invalid': String(invalid),
        },
      },
    });
  }, [editor, id, labelledBy, describedBy, invalid]);
  return (
    <Box data-invalid={invalid} sx={look}>
      <Box sx={toolbarRoom}>{editor && <Toolbar editor={editor} controls={id} />}</Box>
      <div ref={host} />
    </Box>
  );
};
