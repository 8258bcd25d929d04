import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { useNavigate } from '@bidwright/remote-kit/router';
import { Box, Page, SectionCard, Stack, Tag } from '@bidwright/remote-kit/ui';
import { Slot, type SlotId } from '@bidwright/shell-api';
import { AuditList } from '../audit/AuditList.tsx';
import type { ListRecord } from '../lists/list.ts';
import { StatusButton } from '../lists/StatusButton.tsx';
import { MergeButton } from '../merge/MergeButton.tsx';
import { UseCount } from '../uses/UseCount.tsx';
import { useUses } from '../uses/useUses.ts';
import { Agreements } from './Agreements.tsx';
import { addressParts } from './addressLines.ts';
import { CompanySection } from './CompanySection.tsx';
import { Contacts } from './Contacts.tsx';
import { companyList } from './companyList.ts';

/** Cards of other modules about the company: bids, documents. */
const mainPlace: SlotId<{ company: Reference }> = 'admin/company.main/v1';

const facts = ['name', 'companyType', 'hasBPA', 'website'];
const conflict = ['conflictOfInterest'];

/** A company that is there. */
export const CompanyRecord = ({ record }: { record: ListRecord }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const uses = useUses('companies', [record.id]);
  const { id, name } = record;
  return (
    <Page
      title={String(name)}
      parents={[
        { title: intl.formatMessage({ id: 'admin.dataManagement' }) },
        { title: intl.formatMessage({ id: 'admin.companies.title' }), url: '/admin/companies' },
      ]}
      beside={
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {record.type && <Tag>{record.type}</Tag>}
          {record.status === 'Inactive' && (
            <Tag>
              <FormattedMessage id="admin.choice.Inactive" />
            </Tag>
          )}
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            <UseCount uses={uses} id={id} as="used" />
          </Box>
        </Stack>
      }
      actions={
        <>
          <StatusButton list={companyList} record={record} onChanged={() => undefined} onNeeded={() => undefined} />
          {record.status === 'Active' && (
            <MergeButton
              list={companyList}
              record={record}
              onDone={(kept) => void (kept !== id && navigate(`/admin/companies/${kept}`))}
            />
          )}
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <CompanySection section="facts" names={facts} record={record} uses={uses} />
          <CompanySection section="address" names={addressParts()} record={record} />
          <Slot id={mainPlace} company={{ id, name: String(name) }} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Contacts company={record} />
          <Agreements company={record} />
          <CompanySection section="conflict" names={conflict} record={record} />
          <SectionCard title={intl.formatMessage({ id: 'admin.record.audit' })}>
            <AuditList key={record.version} col="companies" id={id} />
          </SectionCard>
        </Box>
      </Box>
    </Page>
  );
};
