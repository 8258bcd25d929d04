import { views as contract } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Card, IconButton, Link, Tag } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import Close from '@mui/icons-material/CloseOutlined';
import { useUpdateView, useViews, type View } from '../api.ts';
import { reportsAddress } from './addresses.ts';
import { cards } from './cards.ts';

const Saved = ({ view }: { view: View }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [update] = useUpdateView();
  const { id, name, page, state, reach, team, version } = view;
  const remove = async () => {
    const error = await update({ id, version, changes: { status: 'Inactive' } });
    if (error) alert({ severity: 'error', text: errorText(error) });
    else alert({ severity: 'success', text: intl.formatMessage({ id: 'opportunities.views.removed' }, { name }) });
  };
  return (
    <Card component="li" sx={{ padding: 2, display: 'flex', alignItems: 'center', gap: 1 }}>
      <Link
        href={`${page}?${String(Reflect.get(Object(state), 'search') ?? '')}`}
        sx={{ fontWeight: 600, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        <span dir="auto">{name}</span>
      </Link>
      {reach !== 'private' && <Tag>{team?.name ?? intl.formatMessage({ id: 'opportunities.views.reach.firm' })}</Tag>}
      {can(contract.rights.update, usePerson(), view) && (
        <IconButton
          size="small"
          aria-label={intl.formatMessage({ id: 'opportunities.views.remove' }, { name })}
          onClick={() => void remove()}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </Card>
  );
};

/** Reports that the person, a team or the firm has kept with their parameters. */
export const SavedReports = () => {
  const { data = [] } = useViews();
  const saved = data
    .filter(({ page }) => page?.startsWith(`${reportsAddress}/`))
    .toSorted((one, other) => Number(other.pinned) - Number(one.pinned));
  if (saved.length === 0) return null;
  return (
    <Box component="section" sx={{ marginBlockEnd: 3 }}>
      <Box component="h2" sx={{ typography: 'h3', margin: 0, marginBlockEnd: 1 }}>
        <FormattedMessage id="opportunities.reports.saved" />
      </Box>
      <Box component="ul" sx={cards}>
        {saved.map((view) => (
          <Saved key={view.id} view={view} />
        ))}
      </Box>
    </Box>
  );
};
