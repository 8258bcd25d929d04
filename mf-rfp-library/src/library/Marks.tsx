import type { Mark } from '@bidwright/contract-rfp-library';
import { Box } from '@bidwright/remote-kit/ui';
import { Fragment } from 'react';

interface MarksProps {
  text: string;
  /** Whole words that were searched for. */
  marks?: readonly Mark[];
}

export const markLook = {
  paddingInline: '1px',
  marginInline: '-1px',
  borderRadius: '4px',
  bgcolor: 'mark.bg',
  color: 'mark.text',
  fontWeight: 600,
  '&[aria-current]': { outline: '2px solid', outlineColor: 'primary.main' },
};

const none: readonly Mark[] = [];

/** A line of text in which what was searched for is marked. */
export const Marks = ({ text, marks = none }: MarksProps) => (
  <span dir="auto">
    {marks.map(([from, to], at) => (
      <Fragment key={from}>
        {text.slice(marks[at - 1]?.[1] ?? 0, from)}
        <Box component="mark" sx={markLook}>
          {text.slice(from, to)}
        </Box>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </span>
);
