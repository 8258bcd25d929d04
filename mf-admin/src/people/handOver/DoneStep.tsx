import { FormattedMessage, useErrorText } from '@bidwright/remote-kit/intl';
import { Alert, Box } from '@bidwright/remote-kit/ui';
import { NotWritten } from '../../bulk/NotWritten.tsx';
import type { Done } from './carryOut.ts';
import { KindText } from './KindText.tsx';
import { keyOf } from './kinds.ts';

/** What became of the records of each line; those that were refused by name, with the reason. */
export const DoneStep = ({ done }: { done: readonly Done[] }) => {
  const errorText = useErrorText();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', margin: 0, padding: 0 }}>
      {done.map(({ line, counts, refused, error }) => (
        <li key={keyOf(line.kind)}>
          <FormattedMessage
            id="admin.handOver.goes"
            values={{
              what: <KindText kind={line.kind} count={(counts.changed ?? 0) + (counts.unchanged ?? 0)} />,
              to: <b dir="auto">{line.to.name}</b>,
            }}
          />
          {error && <Alert severity="error">{errorText(error)}</Alert>}
          <NotWritten refused={refused} nameOf={(id) => line.records.find((one) => one.id === id)?.name} />
        </li>
      ))}
    </Box>
  );
};
