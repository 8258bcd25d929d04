import type { Concern } from '@bidwright/contract-shell';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Alert, AppLink, Box } from '@bidwright/remote-kit/ui';
import { Moment } from '../modules/Moment.tsx';
import { useSizeText } from './useSizeText.ts';

/** Those that lose something, or keep people from their work. */
const grave: ReadonlySet<Concern['id']> = new Set([
  'serviceSilent',
  'diskFull',
  'backupFailed',
  'backupOld',
  'eventsParked',
]);

const Words = ({ concern }: { concern: Concern }) => {
  const sizeText = useSizeText();
  const values = {
    service: 'service' in concern ? <bdi key="service">{concern.service}</bdi> : undefined,
    count: 'count' in concern ? concern.count : undefined,
    free: 'freeBytes' in concern ? sizeText(concern.freeBytes) : undefined,
    moment: 'at' in concern ? <Moment key="moment" at={concern.at} exact /> : undefined,
    said: 'reason' in concern ? concern.reason : 'error' in concern && concern.error,
  };
  return (
    <>
      <strong>
        <FormattedMessage id={`admin.health.concern.${concern.id}`} values={values} />
      </strong>
      {values.said && (
        <Box component="span" dir="auto" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {values.said}
        </Box>
      )}
      <Box component="span" sx={{ display: 'block' }}>
        <FormattedMessage id={`admin.health.remedy.${concern.id}`} />{' '}
        {concern.id === 'mailFailed' && (
          <AppLink href="/admin/emails?state=Failed">
            <FormattedMessage id="admin.health.remedy.mailFailed.see" />
          </AppLink>
        )}
      </Box>
    </>
  );
};

/** What needs somebody, the gravest first, each with what to do. */
export const Concerns = ({ concerns, isDemo }: { concerns: Concern[]; isDemo: boolean }) =>
  concerns.length === 0 ? (
    <Alert severity="success" role="note">
      <FormattedMessage id={isDemo ? 'admin.health.well.demo' : 'admin.health.well'} />
    </Alert>
  ) : (
    <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
      {concerns.map((concern) => (
        <li key={`${concern.id} ${'service' in concern ? concern.service : ''}`}>
          <Alert severity={grave.has(concern.id) ? 'error' : 'warning'}>
            <Words concern={concern} />
          </Alert>
        </li>
      ))}
    </Box>
  );
