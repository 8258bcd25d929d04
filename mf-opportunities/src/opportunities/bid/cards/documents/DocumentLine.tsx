import type { Document } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { ConfirmDialog } from '@bidwright/remote-kit/overlay';
import { Box, Day, IconButton, Link, Money, Tag, Tooltip, today } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Delete from '@mui/icons-material/DeleteOutlined';
import File from '@mui/icons-material/InsertDriveFileOutlined';
import { useState } from 'react';
import { useRemoveDocument } from '../../../../api.ts';
import { CutText } from '../../../field/values/CutText.tsx';
import { Line } from '../Line.tsx';
import { endOfTerm } from './endOfTerm.ts';

/** Warns of a document that no longer holds, or will soon not. */
const EndTag = ({ document }: { document: Document }) => {
  const days = endOfTerm(document, today());
  if (days === undefined) return null;
  return (
    <Tag tone={days < 0 ? 'error' : 'warning'}>
      <FormattedMessage id={`opportunities.documents.${days < 0 ? 'ended' : 'ends'}`} values={{ days }} />
    </Tag>
  );
};

/** The name in one line, and beside it what kind it is; below it, where both have no room beside each other. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1.5,
  whiteSpace: 'nowrap',
};

interface DocumentLineProps {
  document: Document;
  mayRemove: boolean;
}

/** A document: its name leads to the file. */
export const DocumentLine = ({ document, mayRemove }: DocumentLineProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [remove] = useRemoveDocument();
  const [asking, setAsking] = useState(false);
  const { id, documentName, documentType, subContractor, startDate, endDate, amount } = document;
  const name = document.name ?? documentName ?? '';
  const label = intl.formatMessage({ id: 'opportunities.documents.remove' }, { name });

  const say = (what: string) => intl.formatMessage({ id: `opportunities.documents.${what}` });
  const run = async () => {
    const error = await remove(id);
    if (error) alert({ severity: 'error', text: say('stays'), detail: errorText(error) });
    else alert({ severity: 'success', text: say('removed') });
  };

  return (
    <Line
      sign={<File fontSize="small" />}
      actions={
        mayRemove && (
          <Tooltip title={label}>
            <IconButton size="small" onClick={() => setAsking(true)} aria-label={label}>
              <Delete fontSize="small" />
            </IconButton>
          </Tooltip>
        )
      }
    >
      <Box sx={head}>
        <Link href={`/api/opportunities/files/${id}`} download={documentName ?? true} sx={{ minWidth: 0 }}>
          <CutText title={name}>{name}</CutText>
        </Link>
        {documentType && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id={`opportunities.documentType.${documentType.value}`} />
          </Box>
        )}
      </Box>
      {(subContractor || startDate || endDate || amount !== null) && (
        <Box sx={{ typography: 'caption', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          {subContractor && <bdi>{subContractor.name}</bdi>}
          {(startDate || endDate) && (
            <span>
              {startDate && <Day date={startDate} />} – {endDate && <Day date={endDate} />}
            </span>
          )}
          {amount !== null && <Money amount={amount} />}
          <EndTag document={document} />
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title={intl.formatMessage({ id: 'opportunities.documents.question' }, { name })}
        confirm={intl.formatMessage({ id: 'opportunities.documents.delete' })}
        destructive
        onConfirm={run}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="opportunities.documents.gone" />
      </ConfirmDialog>
    </Line>
  );
};
