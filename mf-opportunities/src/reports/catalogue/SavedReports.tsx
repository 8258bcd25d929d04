import { views as contract } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { CatalogueGroup } from '@bidwright/remote-kit/report';
import { can } from '@bidwright/remote-kit/store';
import { Card, IconButton, Link, Tag } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import Close from '@mui/icons-material/CloseOutlined';
import { useUpdateView, useViews, type View } from '../../api.ts';
import { reportsAddress } from '../addresses.ts';

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

/** Reports that were kept with their parameters: those of the person, and those that others share. */
export const SavedReports = () => {
  const me = usePerson();
  const { data = [] } = useViews();
  const saved = data
    .filter(({ page }) => page?.startsWith(`${reportsAddress}/`))
    .toSorted((one, other) => Number(other.pinned) - Number(one.pinned));
  const [mine, shared] = [true, false].map((isMine) =>
    saved.filter(({ addedBy }) => (addedBy?.id === me.id) === isMine),
  );
  return Object.entries({ saved: mine, shared }).map(
    ([name, views = []]) =>
      views.length > 0 && (
        <CatalogueGroup key={name} title={<FormattedMessage id={`opportunities.reports.${name}`} />}>
          {views.map((view) => (
            <Saved key={view.id} view={view} />
          ))}
        </CatalogueGroup>
      ),
  );
};
