import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useCreate } from '../api.ts';

interface MakeMissingProps {
  col: string;
  names: readonly string[];
  onMade: () => void;
}

const shown = 5;

/** Names that a list lacks: offers to add them, so that the rows that hold them can come in. */
export const MakeMissing = ({ col, names, onMade }: MakeMissingProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [create] = useCreate(col);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const make = async () => {
    setBusy(true);
    for (const name of names) {
      const { error } = await create({ name });
      if (!error) continue;
      setFault(errorText(error));
      setBusy(false);
      return;
    }
    setBusy(false);
    onMade();
  };
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" loading={busy} onClick={() => void make()}>
          <FormattedMessage id="admin.import.make" values={{ count: names.length }} />
        </Button>
      }
    >
      <FormattedMessage
        id="admin.import.missing"
        values={{
          list: intl.formatMessage({ id: `admin.${col}.title` }),
          count: names.length,
          names: <bdi>{intl.formatList(names.slice(0, shown), { style: 'narrow' })}</bdi>,
        }}
      />
      {fault && <Box sx={{ color: 'error.main' }}>{fault}</Box>}
    </Alert>
  );
};
