import { Box } from '@bidwright/remote-kit/ui';
import { type DragEvent, type PropsWithChildren, useState } from 'react';

interface DropAreaProps {
  /** Not given where nothing may be dropped. */
  onDrop?: (event: DragEvent) => void;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes a file that is dropped on it, and shows that it would. */
export const DropArea = ({ onDrop, children }: PropsWithChildren<DropAreaProps>) => {
  const [over, setOver] = useState(false);
  const enter = (event: DragEvent) => {
    if (!onDrop || !holdsFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!onDrop || !holdsFiles(event)) return;
    event.preventDefault();
    onDrop(event);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
  };
  return (
    <Box
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={drop}
      sx={{
        borderRadius: 1,
        ...(over && { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: '2px' }),
      }}
    >
      {children}
    </Box>
  );
};
