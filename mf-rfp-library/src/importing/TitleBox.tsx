import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { ChangeEvent, KeyboardEvent } from 'react';

interface TitleBoxProps {
  title: string | null;
  /** What the section is called, also where it has no title. */
  name: string;
  disabled: boolean;
  onChange: (title: string | null) => void;
}

/** The box is as high as its text: an unseen copy of it holds the place, on which the title is typed. */
const look = {
  display: 'grid',
  flex: '1 1 200px',
  minWidth: 0,
  '&::after, & textarea': {
    gridArea: '1 / 1',
    minWidth: 0,
    padding: '4px 8px',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 1,
    font: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '&::after': { content: 'attr(data-text) " "', visibility: 'hidden' },
  '& textarea': { resize: 'none', overflow: 'hidden', bgcolor: 'background.paper', color: 'text.primary' },
};

const maxLength = 120;

/** The title of a section, in full: a long one takes a second line. It has no lines of its own. */
export const TitleBox = ({ title, name, disabled, onChange }: TitleBoxProps) => {
  const intl = useIntl();
  const untitled = intl.formatMessage({ id: 'rfp-library.import.untitled' });
  return (
    <Box data-text={title ?? untitled} sx={look}>
      <textarea
        rows={1}
        dir="auto"
        value={title ?? ''}
        maxLength={maxLength}
        disabled={disabled}
        placeholder={untitled}
        aria-label={intl.formatMessage({ id: 'rfp-library.import.title' }, { name })}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
          onChange(target.value.replace(/\s*\n\s*/g, ' ') || null)
        }
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing)
            event.preventDefault();
        }}
      />
    </Box>
  );
};
