import type { ReportAnswer, ReportFileCall, ReportId } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useReportFile as useFileCall } from './api.ts';
import { figuresOf } from './figuresOf.ts';
import { callOf, type Parameters } from './parameters.ts';
import { useRowName } from './useRowName.ts';

/** Answers the way to ask for a report as a file, which calls columns and rows as the page does. */
export const useReportFile = (report: ReportId, parameters: Parameters) => {
  const intl = useIntl();
  const rowName = useRowName();
  const [ask] = useFileCall();
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });

  /** Rows whose names are not in the data. */
  const namesOf = ({ rows, by, across, parts = [] }: ReportAnswer) => [
    { key: 'total', name: text('total') },
    ...[...rows.map((row) => ({ row, of: by })), ...parts.map((row) => ({ row, of: across ?? undefined }))]
      .filter(({ row }) => row.name === null)
      .slice(0, 199)
      .map(({ row, of }) => ({ key: row.key, name: rowName(of, row) })),
  ];

  return (format: ReportFileCall['format'], answer: ReportAnswer) => {
    const { compare: _, ...call } = callOf(report, parameters);
    const headings = [
      text(`by.${answer.by}`),
      ...(answer.across ? [text(`by.${answer.across}`)] : []),
      ...figuresOf(report, answer).map((figure) => text(`figure.${figure}`)),
    ];
    return ask({ ...call, format, headings, names: namesOf(answer) });
  };
};
