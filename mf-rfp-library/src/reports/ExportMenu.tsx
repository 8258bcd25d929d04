import type { ErrorInfo } from '@bidwright/contract-kit';
import { type LibraryReportAnswer, type LibraryReportCall, libraryReports } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { chartAsPng, saveFile } from '@bidwright/remote-kit/report';
import { Button, Menu, MenuItem, useTheme } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { type RefObject, useState } from 'react';
import { useReportFileMutation } from './api.ts';

interface ExportMenuProps {
  asked: LibraryReportCall;
  answer: LibraryReportAnswer | undefined;
  /** Where the chart is. */
  place: RefObject<HTMLElement | null>;
}

/** Saves a report as a file, as a picture, or on paper. */
export const ExportMenu = ({ asked, answer, place }: ExportMenuProps) => {
  const intl = useIntl();
  const theme = useTheme();
  const alert = useAlert();
  const errorText = useErrorText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [ask] = useReportFileMutation();
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.report.${id}` });

  const download = async (format: 'csv' | 'xlsx') => {
    const figures = Object.keys(libraryReports[asked.report].figures).map((figure) => text(`figure.${figure}`));
    const headings = [text(`by.${answer?.by}`), ...figures];
    const { data, error } = await ask({
      ...asked,
      format,
      headings,
      names: { total: text('total'), none: text('none') },
    });
    if (data) saveFile(data.name, `data:${data.mediaType};base64,${data.content}`);
    else alert({ severity: 'error', text: errorText(error as ErrorInfo) });
  };
  const picture = async () => {
    const png = place.current && (await chartAsPng(place.current, theme.palette.background.paper));
    if (png) saveFile(`${asked.report}.png`, png);
  };
  const act = (what: () => unknown) => () => {
    setAnchor(null);
    void what();
  };

  return (
    <>
      <Button
        variant="outlined"
        disabled={!answer}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FormattedMessage id="rfp-library.report.export" />
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem onClick={act(() => download('csv'))}>CSV</MenuItem>
        <MenuItem onClick={act(() => download('xlsx'))}>Excel (XLSX)</MenuItem>
        <MenuItem onClick={act(picture)}>{text('png')}</MenuItem>
        <MenuItem onClick={act(() => requestAnimationFrame(() => window.print()))}>{text('print')}</MenuItem>
      </Menu>
    </>
  );
};
