import { useAlert } from '@bidwright/shell-api';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../intl/useErrorText.ts';
import { download } from '../store/download.ts';
import type { jobHooks } from '../store/jobHooks.ts';
import { firmCurrency } from '../ui/firm.ts';

interface SheetToFillProps {
  col: string;
  sub?: string;
  /** What the records are called. */
  title: string;
  /** What a column may fill, as the service names it. */
  fields: readonly string[];
  /** What people call it. */
  nameOf: (field: string) => string;
  /** What the button says, where several stand beside each other. */
  label?: string;
}

const isWhole = (field: string) => !field.includes('.') && field !== 'id' && field !== 'version';

/** Lets people keep a workbook with the columns of a collection, called as the page calls them, which they fill in and import. */
export const sheetToFill = ({ useJobCalls }: Pick<ReturnType<typeof jobHooks>, 'useJobCalls'>) =>
  function SheetToFill({ col, sub, title, fields, nameOf, label }: SheetToFillProps) {
    const intl = useIntl();
    const alert = useAlert();
    const errorText = useErrorText();
    const { importSheet } = useJobCalls();
    const [isAsking, setIsAsking] = useState(false);
    const keep = async () => {
      setIsAsking(true);
      const labels = Object.fromEntries(fields.filter(isWhole).map((field) => [field, nameOf(field)]));
      const place = { col, ...(sub && { sub }), title, labels };
      const { data, error } = await importSheet({ ...place, language: intl.locale, currency: firmCurrency() });
      setIsAsking(false);
      if (error) alert({ severity: 'error', text: errorText(error) });
      else download({ name: `${title}.xlsx`, url: `data:${data.mediaType};base64,${data.content}` });
    };
    return (
      <Button
        aria-label={label && intl.formatMessage({ id: 'kit.fill.of' }, { list: label })}
        startIcon={<Download />}
        loading={isAsking}
        loadingPosition="start"
        onClick={() => void keep()}
      >
        {label ?? <FormattedMessage id="kit.fill" />}
      </Button>
    );
  };
