import { starters } from '@bidwright/contract-admin';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useAddStarters } from './api.ts';
import { StarterList } from './StarterList.tsx';
import { useStarterName } from './useStarterName.ts';

const keysOf = (col: string) => Object.keys(starters[col] ?? {});

/** Offers entries for the lists that have none yet. All are chosen until the person says otherwise. */
export const StarterLists = ({ cols }: { cols: readonly string[] }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const nameOf = useStarterName();
  const [add, { isLoading }] = useAddStarters();
  const [choices, setChoices] = useState<Readonly<Record<string, readonly string[]>>>({});
  const chosenOf = (col: string) => choices[col] ?? keysOf(col);
  const entries = cols.flatMap((col) =>
    keysOf(col)
      .filter((key) => chosenOf(col).includes(key))
      .map((key) => ({ col, key, name: nameOf(col, key) })),
  );

  const save = async () => {
    const { data, error } = await add({ entries });
    const text = intl.formatMessage({ id: `admin.setup.add.${error ? 'failed' : 'done'}` }, { count: data?.made ?? 0 });
    alert({ severity: error ? 'error' : 'success', text, detail: error && errorText(error) });
  };

  return (
    <SectionCard
      title={intl.formatMessage({ id: 'admin.setup.starters' })}
      foot={
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button variant="contained" loading={isLoading} disabled={entries.length === 0} onClick={() => void save()}>
            <FormattedMessage id="admin.setup.add" values={{ count: entries.length }} />
          </Button>
        </Box>
      }
    >
      <Box component="p" sx={{ margin: '0 0 12px', color: 'text.secondary' }}>
        <FormattedMessage id="admin.setup.starters.text" />
      </Box>
      {cols.map((col) => (
        <StarterList
          key={col}
          col={col}
          keys={keysOf(col)}
          chosen={chosenOf(col)}
          onChoose={(keys) => setChoices({ ...choices, [col]: keys })}
        />
      ))}
    </SectionCard>
  );
};
