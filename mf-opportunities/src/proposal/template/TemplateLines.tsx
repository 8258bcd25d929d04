import { NumberField, TextField, useFormValue } from '@bidwright/remote-kit/forms';
import { Box, Button, IconButton } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import Remove from '@mui/icons-material/DeleteOutlined';
import { useRef } from 'react';
import { useProposalText } from '../useProposalText.ts';
import { daysOf, nameOf, places } from './lines.ts';

interface LineProps {
  at: number;
  /** Its number among those that are shown, from 1. */
  number: number;
  /** Not given to the last one that there must be. */
  onRemove?: () => void;
}

/** One review: its name, and how many work days before the due date it is. */
const Line = ({ at, number, onRemove }: LineProps) => {
  const text = useProposalText();
  const [, setName] = useFormValue<string | null>(nameOf(at));
  const [, setDays] = useFormValue<number | null>(daysOf(at));
  const remove = () => {
    setName(null);
    setDays(null);
    onRemove?.();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 1,
        alignItems: 'end',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 40px', sm: 'minmax(0, 1fr) 200px 40px' },
        '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <TextField name={nameOf(at)} label={text('template.review', { number })} />
      <NumberField name={daysOf(at)} label={text('template.days', { number })} />
      <IconButton
        onClick={remove}
        disabled={!onRemove}
        aria-label={text('template.remove', { number })}
        sx={{ width: 40, height: 40, marginBlockEnd: 2.5 }}
      >
        <Remove fontSize="small" />
      </IconButton>
    </Box>
  );
};

interface TemplateLinesProps {
  /** Which lines of the form are shown; one that was taken away leaves its place to the next that is added. */
  shown: readonly number[];
  onShow: (shown: readonly number[]) => void;
}

/** The reviews that new plans begin with, a line each, and the button that adds one. */
export const TemplateLines = ({ shown, onShow }: TemplateLinesProps) => {
  const text = useProposalText();
  const button = useRef<HTMLButtonElement>(null);
  const free = places.find((at) => !shown.includes(at));
  const remove = (at: number) => {
    onShow(shown.filter((one) => one !== at));
    // The line takes the focus with it.
    button.current?.focus();
  };
  return (
    <div>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {shown.map((at, index) => (
          <Line key={at} at={at} number={index + 1} onRemove={shown.length > 1 ? () => remove(at) : undefined} />
        ))}
      </Box>
      <Button
        ref={button}
        size="small"
        startIcon={<Add />}
        disabled={free === undefined}
        onClick={() => free !== undefined && onShow([...shown, free])}
      >
        {text('step.add')}
      </Button>
    </div>
  );
};
