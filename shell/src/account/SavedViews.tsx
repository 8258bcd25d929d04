import type { View } from '@bidwright/contract-shell';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { Box, Button, Empty, Failed, Link, LoadingRows, SectionCard, Tag } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUpdateView, useViews } from './api.ts';

/** The page as it was saved: lists keep their address in `address`, reports in `search`. */
const addressOf = ({ page, state }: Pick<View, 'page' | 'state'>): string => {
  const { address, search }: { address?: unknown; search?: unknown } = state;
  const query = [address, search].find((part) => typeof part === 'string' && part !== '');
  return query ? `${page}?${query}` : `${page}`;
};

/** Saved views of one's own, with the way to each; one that is removed can be had back for a moment. */
export const SavedViews = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { id } = usePerson();
  const { rows, total, error, refetch } = useViews({
    where: [
      { field: 'addedBy', is: 'eq', value: id },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    limit: 100,
  });
  const [update] = useUpdateView();
  const text = (name: string, values?: Record<string, string>) => intl.formatMessage({ id: name }, values);

  const set = async (view: { id: string; name: string }, status: 'Active' | 'Inactive') => {
    const failure = await update({ id: view.id, changes: { status } });
    if (failure) return alert({ severity: 'error', text: errorText(failure) });
    if (status === 'Active') return undefined;
    const undo = { label: text('shell.undo'), run: () => void set(view, 'Active') };
    return alert({ severity: 'success', text: text('shell.views.removed', { name: view.name }), action: undo });
  };

  return (
    <SectionCard title={text('shell.account.views')} count={total}>
      {error && <Failed title={text('shell.failed')} text={errorText(error)} onRetry={refetch} />}
      {!rows && !error && <LoadingRows rows={3} />}
      {rows?.length === 0 && (
        <Empty icon={<Bookmark />} title={text('shell.views.empty')} text={text('shell.views.empty.text')} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows?.map((view) => (
          <Box
            component="li"
            key={view.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 48,
              borderBlockStart: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Link href={addressOf(view)} sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>
              <bdi>{view.name}</bdi>
            </Link>
            <Tag>
              <FormattedMessage id={`shell.views.reach.${view.reach}`} />
            </Tag>
            <Button
              size="small"
              color="error"
              aria-label={text('shell.views.removeOne', { name: view.name })}
              onClick={() => void set(view, 'Inactive')}
            >
              <FormattedMessage id="shell.views.remove" />
            </Button>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
