import type { companyTwins } from '@bidwright/contract-admin';
import type { AnswerOf } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { AppLink, Box, Card, Empty, Failed, Link, LoadingRows, Page, SectionCard } from '@bidwright/remote-kit/ui';
import Verified from '@mui/icons-material/VerifiedOutlined';
import { useRecord, useTwins } from '../api.ts';
import { MergeButton } from '../merge/MergeButton.tsx';
import { RecentMergesButton } from '../merge/RecentMergesButton.tsx';
import { companyList } from './companyList.ts';

type Twins = AnswerOf<typeof companyTwins>[number];

/** Merges a company into the first of those that may be the same. */
const MergeInto = ({ firstId, otherId, onDone }: { firstId: string; otherId: string; onDone: () => void }) => {
  const { data } = useRecord('companies', firstId);
  return data?.id === firstId ? (
    <MergeButton list={companyList} record={data} otherId={otherId} onDone={onDone} />
  ) : null;
};

const Group = ({ twins: { by, companies }, onDone }: { twins: Twins; onDone: () => void }) => {
  const intl = useIntl();
  const [first] = companies;
  return (
    <SectionCard title={intl.formatMessage({ id: `admin.twins.${by}` })} count={companies.length}>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {companies.map(({ id, name, type, city, website }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link component={AppLink} href={`/admin/companies/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                <span dir="auto">{[type, city, website].filter(Boolean).join(' · ')}</span>
              </Box>
            </Box>
            {first && first.id !== id && <MergeInto firstId={first.id} otherId={id} onDone={onDone} />}
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};

/** Companies that may be the same one. */
export const TwinsPage = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useTwins({}, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title={intl.formatMessage({ id: 'admin.twins.title' })}
      width="form"
      beside={
        data && (
          <bdi>
            <FormattedMessage id="admin.twins.count" values={{ count: data.length }} />
          </bdi>
        )
      }
      actions={<RecentMergesButton col="companies" />}
    >
      {error && !data && (
        <Failed
          title={intl.formatMessage({ id: 'admin.twins.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <LoadingRows rows={6} />}
      {data?.length === 0 && (
        <Card>
          <Empty icon={<Verified />} title={intl.formatMessage({ id: 'admin.twins.none' })} />
        </Card>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {data?.map((twins) => (
          <Group key={`${twins.by}${twins.companies[0]?.id}`} twins={twins} onDone={() => void refetch()} />
        ))}
      </Box>
    </Page>
  );
};
