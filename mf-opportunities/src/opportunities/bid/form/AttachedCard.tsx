import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, IconButton, SectionCard, Tooltip } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import File from '@mui/icons-material/InsertDriveFileOutlined';
import { type DragEvent, useState } from 'react';
import { DocumentDialog } from '../cards/documents/DocumentDialog.tsx';
import { DropArea } from '../cards/documents/DropArea.tsx';
import { Progress } from '../cards/documents/Progress.tsx';
import { Line } from '../cards/Line.tsx';
import type { useAttached } from './useAttached.ts';

type AttachedCardProps = Pick<ReturnType<typeof useAttached>, 'attached' | 'attach' | 'drop' | 'progress'>;

/** The files of a bid that is being recorded. */
export const AttachedCard = ({ attached, attach, drop, progress }: AttachedCardProps) => {
  const intl = useIntl();
  const say = (name: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `opportunities.${name}` }, values);
  const [adding, setAdding] = useState<{ file?: globalThis.File }>();
  const onDrop = ({ dataTransfer }: DragEvent) => {
    const [file] = dataTransfer.files;
    if (file) setAdding({ file });
  };
  return (
    <DropArea onDrop={onDrop}>
      <SectionCard
        title={say('documents.title')}
        count={attached.length}
        actions={
          <Button size="small" startIcon={<Add />} onClick={() => setAdding({})} aria-label={say('documents.add')}>
            {say('parts.add')}
          </Button>
        }
      >
        {attached.map(({ id, input, file }) => (
          <Line
            key={id}
            sign={<File fontSize="small" />}
            fact={say(`documentType.${input.documentType.value}`)}
            actions={
              <Tooltip title={say('attach.drop', { name: file.name })}>
                <IconButton size="small" onClick={() => drop(id)} aria-label={say('attach.drop', { name: file.name })}>
                  <Close fontSize="small" />
                </IconButton>
              </Tooltip>
            }
          >
            <bdi>{input.name ?? file.name}</bdi>
          </Line>
        ))}
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {say(attached.length > 0 ? 'attach.later' : 'attach.none')}
        </Box>
        {progress !== undefined && <Progress part={progress} />}
      </SectionCard>
      {adding && <DocumentDialog file={adding.file} onAdd={attach} onClose={() => setAdding(undefined)} />}
    </DropArea>
  );
};
