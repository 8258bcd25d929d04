import { monthAt } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { importHoursAddress } from '../../addresses.ts';
import { saveCsv } from '../../csv.ts';
import type { Line } from '../../plan/draft/lines.ts';
import { mayImportHours } from '../rights.ts';

interface HoursMenuProps {
  lines: readonly Line[];
  pair: (about: Reference) => { fte: Reference; opportunity: Reference };
  fileName: string;
}

/** As an import takes it: a row a person, bid and month. */
const rowsOfFile = ({ lines, pair }: Pick<HoursMenuProps, 'lines' | 'pair'>) =>
  lines.flatMap(({ fte: about, parts }) => {
    if (!about) return [];
    const { fte, opportunity } = pair(about);
    return Object.entries(parts)
      .filter(([, hours]) => hours > 0)
      .map(([number, hours]) => {
        const { year, month } = monthAt(Number(number));
        return [fte.name, opportunity.name, `${year}-${String(month).padStart(2, '0')}`, hours];
      });
  });

/** Hours as a table: out for who sees them, in for who may import. */
export const HoursMenu = ({ lines, pair, fileName }: HoursMenuProps) => {
  const intl = useIntl();
  const head = ['person', 'opportunity', 'month', 'hours'].map((name) =>
    intl.formatMessage({ id: `ftes.column.${name}` }),
  );
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Download />}
        onClick={() => saveCsv(`${fileName}.csv`, [head, ...rowsOfFile({ lines, pair })])}
      >
        <FormattedMessage id="ftes.export.csv" />
      </Button>
      {mayImportHours(usePerson()) && (
        <Button size="small" color="inherit" startIcon={<Upload />} href={importHoursAddress}>
          <FormattedMessage id="ftes.hours.import" />
        </Button>
      )}
    </>
  );
};
