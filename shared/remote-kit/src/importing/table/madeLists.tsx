import type { Collection } from '@bidwright/contract-kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentType, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '../../intl/useErrorText.ts';
import { anyCollectionHooks } from '../../store/anyCollectionHooks.ts';
import type { CollectionApi } from '../../store/collectionApi.ts';
import type { Missing } from './missingNames.ts';

interface MakeMissingProps {
  /** The list that lacks names. */
  col: string;
  missing: Missing;
  /** What people call a field. */
  nameOf: (field: string) => string;
  onMade: () => void;
}

/** Lists to which an import can add the names that they lack. */
export interface MadeLists {
  cols: readonly string[];
  MakeMissing: ComponentType<MakeMissingProps>;
}

const shown = 5;

/** Those of a service's collections whose records need a name alone: an import offers to add names that they lack. */
export const madeLists = (api: CollectionApi, collections: readonly Collection[]): MadeLists => {
  const { useCreate } = anyCollectionHooks(api);

  const MakeMissing = ({ col, missing: { fields, names }, nameOf, onMade }: MakeMissingProps) => {
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
            <FormattedMessage id="kit.import.make" values={{ count: names.length }} />
          </Button>
        }
      >
        <FormattedMessage
          id="kit.import.missing"
          values={{
            list: intl.formatList(fields.map(nameOf), { style: 'narrow' }),
            count: names.length,
            names: <bdi>{intl.formatList(names.slice(0, shown), { style: 'narrow' })}</bdi>,
          }}
        />
        {fault && <Box sx={{ color: 'error.main' }}>{fault}</Box>}
      </Alert>
    );
  };

  const cols = collections.filter(({ input }) => input.isValidSync({ name: 'x' })).map(({ name }) => name);
  return { cols, MakeMissing };
};
