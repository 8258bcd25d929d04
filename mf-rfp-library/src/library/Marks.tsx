import type { Mark } from '@bidwright/contract-rfp-library';
import { Fragment } from 'react';

interface MarksProps {
  text: string;
  /** Whole words that were searched for. */
  marks?: readonly Mark[];
}

/** Of what holds them, as `& mark`: a list has hundreds, and a look of its own would cost each as much time as its words. */
export const markLook = {
  paddingInline: '1px',
  marginInline: '-1px',
  borderRadius: '4px',
  bgcolor: 'mark.bg',
  color: 'mark.text',
  fontWeight: 600,
  '&[aria-current]': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
};

const none: readonly Mark[] = [];

/** A line of text in which what was searched for is marked. */
export const Marks = ({ text, marks = none }: MarksProps) => (
  <span dir="auto">
    {marks.map(([from, to], at) => (
      <Fragment key={from}>
        {text.slice(marks[at - 1]?.[1] ?? 0, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </span>
);
