import type { Block, Line } from '@bidwright/contract-rfp-library';
import { Box } from '@bidwright/remote-kit/ui';
import { markLook } from '../library/Marks.tsx';
import { type LineFinds, segmentsOf } from './segments.ts';

interface RichBlocksProps {
  blocks: readonly Block[];
  /** What was found in each line. */
  finds?: ReadonlyMap<Line, LineFinds>;
  /** The find to be shown as the current one. */
  current?: number;
}

type Within = Omit<RichBlocksProps, 'blocks'>;

const LineText = ({ line, finds, current }: Within & { line: Line }) => {
  const { marks = [], before = 0 } = finds?.get(line) ?? {};
  return segmentsOf(line.content ?? [], marks).map(({ at, text, bold, italic, mark }) => {
    const run = (
      <Box
        component="span"
        key={at}
        sx={{ ...(bold && { fontWeight: 600 }), ...(italic && { fontStyle: 'italic' }), whiteSpace: 'pre-line' }}
      >
        {text}
      </Box>
    );
    if (mark === undefined) return bold || italic || text.includes('\n') ? run : text;
    const find = before + mark;
    return (
      <Box component="mark" key={at} data-find={find} aria-current={find === current || undefined} sx={markLook}>
        {run}
      </Box>
    );
  });
};

const lineLook = { marginBlock: '0 0.7em', '&:last-child': { marginBlockEnd: 0 } };
const headings = ['h3', 'h4', 'h5'] as const;

const BlockView = ({ block, ...within }: Within & { block: Block }) => {
  if (block.type === 'paragraph' || block.type === 'heading') {
    const isHeading = block.type === 'heading';
    const component = isHeading ? (headings[block.attrs.level - 1] ?? 'h5') : 'p';
    return (
      <Box
        component={component}
        dir="auto"
        sx={{ ...lineLook, ...(isHeading && { font: 'inherit', fontWeight: 600, marginBlock: '1em 0.4em' }) }}
      >
        <LineText line={block} {...within} />
      </Box>
    );
  }
  if (block.type === 'table') {
    return (
      <Box sx={{ overflowX: 'auto', marginBlockEnd: '0.7em' }}>
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            '& td, & th': {
              border: 1,
              borderColor: 'line.strong',
              padding: '6px 10px',
              textAlign: 'start',
              verticalAlign: 'top',
            },
            '& th': { bgcolor: 'surface.sunk', fontWeight: 600 },
          }}
        >
          <tbody>
            {block.content.map((row, at) => (
              <tr key={`row-${at.toString()}`}>
                {row.content.map((cell, place) => (
                  <Box component={cell.type === 'tableHeader' ? 'th' : 'td'} key={`cell-${place.toString()}`}>
                    <RichBlocks blocks={cell.content} {...within} />
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    );
  }
  return (
    <Box component={block.type === 'bulletList' ? 'ul' : 'ol'} sx={{ ...lineLook, paddingInlineStart: 3 }}>
      {block.content.map(({ content }, at) => (
        <li key={`item-${at.toString()}`}>
          <RichBlocks blocks={content} {...within} />
        </li>
      ))}
    </Box>
  );
};

/** A rich text. Its parts never change places, so that their place is their key. */
export const RichBlocks = ({ blocks, ...within }: RichBlocksProps) =>
  blocks.map((block, at) => <BlockView key={`block-${at.toString()}`} block={block} {...within} />);
