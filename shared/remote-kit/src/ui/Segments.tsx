import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type FocusEvent, useEffect, useRef } from 'react';

export interface SegmentsProps<V extends string> {
  /** Says what is chosen between. */
  label: string;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** Moves what scrolls, and nothing around it: the page stays where it is. */
const bringInSight = (scrolled: Element, chosen: Element) => {
  const [all, one] = [scrolled.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (one.left < all.left) scrolled.scrollLeft -= all.left - one.left;
  else if (one.right > all.right) scrolled.scrollLeft += one.right - all.right;
};

/** A few views of the same thing side by side, one of which is shown. */
export const Segments = <V extends string>({ label, choices, value, onChange }: SegmentsProps<V>) => {
  const element = useRef<HTMLFieldSetElement>(null);
  const at = choices.findIndex((choice) => choice.value === value);
  useEffect(() => {
    const chosen = element.current?.children[at];
    if (element.current && chosen) bringInSight(element.current, chosen);
  }, [at]);
  return (
    <Box
      component="fieldset"
      ref={element}
      aria-label={label}
      onFocus={({ currentTarget, target }: FocusEvent) => {
        // By keys alone: nothing may move away under a pointer.
        if (target.matches(':focus-visible')) bringInSight(currentTarget, target);
      }}
      sx={{
        display: 'inline-flex',
        gap: '1px',
        maxWidth: '100%',
        minWidth: 0,
        alignSelf: 'center',
        margin: 0,
        padding: 0,
        // Where there is no room for all of them they scroll sideways, in one line.
        overflowX: 'auto',
        overflowY: 'hidden',
        scrollbarWidth: 'thin',
        bgcolor: 'line.strong',
        border: 1,
        borderColor: 'line.strong',
        borderRadius: 1,
      }}
    >
      {choices.map((choice) => (
        <ButtonBase
          key={choice.value}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          sx={{
            // With its frame as high as a button; a fieldset does not stretch what is in it.
            minHeight: 30,
            flex: '1 0 auto',
            paddingInline: 1.5,
            typography: 'body2',
            whiteSpace: 'nowrap',
            bgcolor: 'background.paper',
            '&:first-of-type': { borderStartStartRadius: 7, borderEndStartRadius: 7 },
            '&:last-of-type': { borderStartEndRadius: 7, borderEndEndRadius: 7 },
            '&[aria-pressed=true]': { bgcolor: 'surface.tint', color: 'primary.main', fontWeight: 600 },
            // Around it, the ring would be cut off where the line scrolls.
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          <bdi>{choice.label}</bdi>
        </ButtonBase>
      ))}
    </Box>
  );
};
