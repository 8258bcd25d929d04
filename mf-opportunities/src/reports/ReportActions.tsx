import type { ErrorInfo } from '@bidwright/contract-kit';
import type { ReportAnswer, ReportId } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { chartAsPng, saveFile } from '@bidwright/remote-kit/report';
import { Button, Menu, MenuItem, useTheme } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { type RefObject, useState } from 'react';
import { useReportFileMutation } from './api.ts';
import { figuresOf } from './figuresOf.ts';
import { callOf, type Parameters } from './parameters.ts';
import { SaveReport } from './SaveReport.tsx';
import { useRowName } from './useRowName.ts';

interface ReportActionsProps {
  report: ReportId;
  parameters: Parameters;
  answer: ReportAnswer | undefined;
  /** Where the chart is. */
  place: RefObject<HTMLElement | null>;
}

/** Rows whose names are not in the data, as a file is to call them. */
const useNames = () => {
  const intl = useIntl();
  const rowName = useRowName();
  return ({ rows, by, across, parts = [] }: ReportAnswer) => [
    { key: 'total', name: intl.formatMessage({ id: 'opportunities.report.total' }) },
    ...[...rows.map((row) => ({ row, of: by })), ...parts.map((row) => ({ row, of: across ?? undefined }))]
      .filter(({ row }) => row.name === null)
      .slice(0, 199)
      .map(({ row, of }) => ({ key: row.key, name: rowName(of, row) })),
  ];
};

/** Saves a report as a file, as a picture, on paper, or for later. */
export const ReportActions = ({ report, parameters, answer, place }: ReportActionsProps) => {
  const intl = useIntl();
  const theme = useTheme();
  const alert = useAlert();
  const errorText = useErrorText();
  const namesOf = useNames();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [ask] = useReportFileMutation();
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });

  const download = async (format: 'csv' | 'xlsx') => {
    setAnchor(null);
    if (!answer) return;
    const { compare: _, ...call } = callOf(report, parameters);
    const headings = [
      text(`by.${answer.by}`),
      ...(answer.across ? [text(`by.${answer.across}`)] : []),
      ...figuresOf(report, answer).map((figure) => text(`figure.${figure}`)),
    ];
    const { data, error } = await ask({ ...call, format, headings, names: namesOf(answer) });
    if (error) alert({ severity: 'error', text: errorText(error as ErrorInfo) });
    else saveFile(data.data.name, `data:${data.data.mediaType};base64,${data.data.content}`);
  };

  const picture = async () => {
    setAnchor(null);
    const png = place.current && (await chartAsPng(place.current, theme.palette.background.paper));
    if (png) saveFile(`${report}.png`, png);
    else alert({ severity: 'error', text: text('noPicture') });
  };

  return (
    <>
      <Button
        variant="outlined"
        disabled={!answer}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FormattedMessage id="opportunities.report.export" />
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void download('csv')}>CSV</MenuItem>
        <MenuItem onClick={() => void download('xlsx')}>Excel (XLSX)</MenuItem>
        <MenuItem onClick={() => void picture()}>{text('png')}</MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            requestAnimationFrame(() => window.print());
          }}
        >
          {text('print')}
        </MenuItem>
      </Menu>
      <SaveReport report={report} parameters={parameters} />
    </>
  );
};
