import { automatic, type ModuleOverview, type ReleaseEntry } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed, LoadingRows, Typography } from '@bidwright/remote-kit/ui';
import { line, lines } from './lines.ts';
import { Moment } from './Moment.tsx';
import { useHistory } from './registry.ts';
import { useTitle } from './useTitle.ts';

interface ReleasesProps {
  modules: ModuleOverview[];
  /** Only those that switched this module. */
  of?: string;
}

const Entry = ({ entry, modules }: { entry: ReleaseEntry; modules: ModuleOverview[] }) => {
  const intl = useIntl();
  const titleOf = useTitle();
  const nameOf = (name: string) => {
    const module = modules.find((one) => one.name === name);
    return module ? titleOf(module) : name;
  };
  return (
    <Box component="li" sx={{ ...line, display: 'block', paddingBlock: 1 }}>
      {entry.changes.map(({ name, version, previous }) => (
        <Box key={name}>
          <FormattedMessage
            id="admin.modules.change"
            values={{
              module: nameOf(name),
              from: <bdi key="from">{previous ?? '—'}</bdi>,
              to: <bdi key="to">{version ?? intl.formatMessage({ id: 'admin.modules.none' })}</bdi>,
            }}
          />
        </Box>
      ))}
      {entry.reason && (
        <Box dir="auto" sx={{ color: 'text.secondary' }}>
          {entry.reason === automatic ? intl.formatMessage({ id: 'admin.modules.automatic' }) : entry.reason}
        </Box>
      )}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <bdi>{entry.by}</bdi> · <Moment at={entry.dateCreated} exact />
      </Box>
    </Box>
  );
};

/** What was switched, by whom and why; the last first. */
export const Releases = ({ modules, of }: ReleasesProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useHistory({});
  if (error && !data) {
    return (
      <Failed
        title={intl.formatMessage({ id: 'admin.modules.history.failed' })}
        text={errorText(error)}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <LoadingRows rows={3} />;
  const entries = data.releases.filter(({ changes }) => !of || changes.some(({ name }) => name === of));
  if (entries.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="admin.modules.history.none" />
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={lines}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} modules={modules} />
      ))}
    </Box>
  );
};
