import type { ErrorInfo, SheetFile } from '@bidwright/contract-kit';
import { useAlert } from '@bidwright/shell-api';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../intl/useErrorText.ts';
import { download } from '../store/download.ts';

type Answer = { data: SheetFile; error?: undefined } | { data?: undefined; error: ErrorInfo };

export interface FillButtonProps {
  /** What the records are called. */
  title: string;
  /** Asks for the workbook. */
  ask: () => Promise<Answer>;
  /** What the button says, where several stand beside each other. */
  label?: string;
}

/** Lets people keep a workbook that they fill in and import. */
export const FillButton = ({ title, ask, label }: FillButtonProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const keep = async () => {
    setIsAsking(true);
    const { data, error } = await ask();
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
