import { Box, Button, FileInput, Typography } from '@bidwright/remote-kit/ui';
import { useRef } from 'react';

interface PictureChoiceProps {
  /** Whether there is a picture, which another can replace and which can be removed. */
  isChosen: boolean;
  isBusy: boolean;
  /** Why the last file was not taken. */
  refused: string | undefined;
  /** Types of files, as `<input accept>` takes them. */
  accept: string;
  /** Texts by the end of their id: '' what it is, `.choose`, `.another`, `.remove` and `.help`. */
  text: (name: string) => string;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Chooses a picture, replaces it and removes it; each at once. */
export const PictureChoice = ({ isChosen, isBusy, refused, accept, text, onFile, onRemove }: PictureChoiceProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" size="small" loading={isBusy} onClick={() => input.current?.click()}>
          {text(isChosen ? '.another' : '.choose')}
        </Button>
        {isChosen && (
          <Button size="small" disabled={isBusy} onClick={onRemove}>
            {text('.remove')}
          </Button>
        )}
      </Box>
      {refused ? (
        <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
          {refused}
        </Typography>
      ) : (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {text('.help')}
        </Typography>
      )}
      <FileInput ref={input} label={text('')} accept={accept} onFile={onFile} />
    </>
  );
};
