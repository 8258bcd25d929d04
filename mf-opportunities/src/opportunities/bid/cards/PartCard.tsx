import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import type { Reading } from '@bidwright/remote-kit/store';
import { Box, Button, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import { type ReactNode, useState } from 'react';

interface PartCardProps<Entry> {
  title: string;
  reading: Reading<Entry[]>;
  /** In the order in which they are shown; those of the reading unless given. */
  entries?: Entry[];
  /** Puts all entries under heads, once the card is unfolded. */
  groups?: (entries: Entry[]) => readonly { name: string; entries: Entry[] }[];
  /** What is said where there is none. */
  empty: string;
  /** Not given to who may not add, and where nothing is added by hand. */
  onAdd?: () => void;
  /** The accessible name of the button. */
  addLabel?: string;
  /** What presses the button, see `useKeys`. */
  keys?: string;
  /** In the head, in the place of the button that adds: others, or a word. */
  note?: ReactNode;
  /** Above the entries. */
  head?: ReactNode;
  children: (entry: Entry) => ReactNode;
}

/** Entries that a card shows before it is unfolded. */
const few = 3;

/** A card of things that belong to a bid: its count, its first entries, and the button that adds one. */
export const PartCard = <Entry extends { id: string }>(props: PartCardProps<Entry>) => {
  const {
    title,
    reading,
    entries = reading.data ?? [],
    groups,
    empty,
    onAdd,
    addLabel,
    keys,
    note,
    head,
    children,
  } = props;
  const intl = useIntl();
  const errorText = useErrorText();
  const [all, setAll] = useState(false);
  const { data, error, refetch } = reading;
  const shown = all ? entries : entries.slice(0, few);
  const lines = (some: Entry[], label?: string) => (
    <Box component="ul" aria-label={label} sx={list}>
      {some.map((entry) => (
        <Box component="li" key={entry.id}>
          {children(entry)}
        </Box>
      ))}
    </Box>
  );
  return (
    <SectionCard
      title={title}
      count={data && entries.length}
      actions={
        onAdd ? (
          <Button size="small" startIcon={<Add />} onClick={onAdd} aria-label={addLabel} data-keys={keys}>
            <FormattedMessage id="opportunities.parts.add" />
          </Button>
        ) : (
          note
        )
      }
      foot={
        entries.length > few && (
          <Button size="small" onClick={() => setAll(!all)} aria-expanded={all}>
            <FormattedMessage
              id={all ? 'opportunities.parts.fewer' : 'opportunities.parts.all'}
              values={{ count: entries.length }}
            />
          </Button>
        )
      }
    >
      {head}
      {error && !data && (
        <Failed
          title={intl.formatMessage({ id: 'opportunities.parts.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={refetch}
        />
      )}
      {!data && !error && <LoadingRows rows={2} height={36} />}
      {data && entries.length === 0 && <Box sx={{ color: 'text.secondary' }}>{empty}</Box>}
      {shown.length > 0 && !(all && groups) && lines(shown)}
      {all &&
        groups?.(entries).map((group) => (
          <Box key={group.name} sx={{ marginBlockStart: 1 }}>
            <Box component="h3" sx={{ margin: 0, typography: 'caption', fontWeight: 600, color: 'text.secondary' }}>
              {group.name}
            </Box>
            {lines(group.entries, group.name)}
          </Box>
        ))}
    </SectionCard>
  );
};

const list = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: 1 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
