import { useAlert } from '@bidwright/shell-api';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../intl/useErrorText.ts';
import type { Answer } from '../store/answerIn.ts';
import { Menu, MenuItem } from '../ui/opened/opened.tsx';
import { chartAsPng, saveFile } from './saveFile.ts';

/** A report as a file; `content` is base64. */
interface ReportFile {
  name: string;
  mediaType: string;
  content: string;
}

export type FileFormat = 'csv' | 'xlsx';
export type FileAnswer = Answer<ReportFile>;

interface ExportMenuProps {
  /** What a picture of the chart is called, without its ending. */
  name: string;
  /** Where the chart is. */
  place: RefObject<HTMLElement | null>;
  /** Asks for the file of a format; undefined while there are no figures to save. */
  onFile: ((format: FileFormat) => Promise<FileAnswer>) | undefined;
}

/** Saves a report as a file, as a picture, or on paper. */
export const ExportMenu = ({ name, place, onFile }: ExportMenuProps) => {
  const intl = useIntl();
  const theme = useTheme();
  const alert = useAlert();
  const errorText = useErrorText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = (id: string) => intl.formatMessage({ id: `kit.report.${id}` });

  const download = async (format: FileFormat) => {
    if (!onFile) return;
    const { data, error } = await onFile(format);
    if (data) saveFile(data.name, `data:${data.mediaType};base64,${data.content}`);
    else alert({ severity: 'error', text: errorText(error) });
  };
  const picture = async () => {
    const png = place.current && (await chartAsPng(place.current, theme.palette.background.paper));
    if (png) saveFile(`${name}.png`, png);
    else alert({ severity: 'error', text: text('noPicture') });
  };
  const item = (label: string, act: () => unknown) => (
    <MenuItem
      onClick={() => {
        setAnchor(null);
        void act();
      }}
    >
      {label}
    </MenuItem>
  );

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download />}
        disabled={!onFile}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text('export')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {item('CSV', () => download('csv'))}
        {item('Excel (XLSX)', () => download('xlsx'))}
        {item(text('png'), picture)}
        {item(text('print'), () => requestAnimationFrame(() => window.print()))}
      </Menu>
    </>
  );
};
