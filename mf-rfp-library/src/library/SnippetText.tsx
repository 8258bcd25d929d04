import type { Snippet } from '@bidwright/contract-rfp-library';
import { Marks } from './Marks.tsx';

/** The look of what carries the class. */
export const snippetLook = {
  display: '-webkit-box',
  WebkitLineClamp: '3',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  marginBlock: 0.5,
};

/** The text around the first find, on three lines at most. */
export const SnippetText = ({ snippet: { text, marks, before, after } }: { snippet: Snippet }) => (
  <span dir="auto" className="snippet">
    {before && '…'}
    <Marks text={text.replace(/\s/g, ' ')} marks={marks} />
    {after && '…'}
  </span>
);
