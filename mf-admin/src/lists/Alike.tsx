import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { AppLink, Box, Card, Link, Typography } from '@bidwright/remote-kit/ui';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { useQuery } from '../api.ts';
import { type Likeness, type List, placeOf } from './list.ts';

/** Records that are shown at most. */
const max = 3;

interface AlikeProps extends Likeness {
  list: List;
  /** The record that is changed: it is like itself. */
  but?: string;
}

/** Points at records that may be the one that is filled in, while it is. */
export const Alike = ({ list, but, where, search }: AlikeProps) => {
  const intl = useIntl();
  const { col, sub } = placeOf(list);
  const inUse = { field: 'status', is: 'eq', value: 'Active' } as const;
  const { rows = [] } = useQuery(col, { sub, search, where: [...(where ?? []), inUse], limit: max + 1 });
  const found = rows.filter(({ id }) => id !== but).slice(0, max);
  const title = intl.formatMessage({ id: 'admin.alike.title' });
  // It is there before it has something to say: else that would not be said aloud.
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {found.length > 0 && (
        <Card component="section" aria-label={title} sx={{ borderColor: 'warning.edge', padding: 2, marginBlock: 1.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}>
            <Warning sx={{ color: 'warning.main' }} />
            <Typography variant="h3" component="h3">
              {title}
            </Typography>
          </Box>
          {found.map((record) => (
            <Box key={record.id} sx={{ minHeight: 24 }}>
              <Link component={AppLink} href={`/admin/${list.path}?record=${record.id}`} target="_blank">
                <bdi>{record.name}</bdi>
              </Link>
              {list.under && (
                <>
                  {' · '}
                  <bdi>{record.parent.name}</bdi>
                </>
              )}
            </Box>
          ))}
          <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 0.5 }}>
            <FormattedMessage id="admin.alike.text" />
          </Box>
        </Card>
      )}
    </Box>
  );
};
