import { rfpContent } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Alert, Box, Button, Link } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { OpportunityStatusChip } from '../../../field/status/OpportunityStatusChip.tsx';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { Line } from '../Line.tsx';
import { PartCard } from '../PartCard.tsx';
import { useTextsOf } from './useTextsOf.ts';

/** Texts that the card reads. */
const max = 50;

const library = '/rfp-content-library';

/** The library knows a bid by its id, and shows its name. */
const named = (id: string, name: string, more: Record<string, string> = {}) =>
  new URLSearchParams({ opportunity: `${id}~${name}`, ...more }).toString();
const said = ({ id, solicitationName }: OpportunityRecord, more?: Record<string, string>) =>
  named(id, solicitationName, more);

const Buttons = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const label = (name: string) => intl.formatMessage({ id: `opportunities.content.${name}` });
  return (
    <>
      <Button size="small" startIcon={<Add />} href={`${library}/new?${said(record)}`} aria-label={label('add')}>
        <FormattedMessage id="opportunities.parts.add" />
      </Button>
      <Button size="small" startIcon={<Edit />} href={`${library}?${said(record)}`} aria-label={label('edit')}>
        <FormattedMessage id="opportunities.section.edit" />
      </Button>
    </>
  );
};

/** From there they go to the basket, and into the new proposal. */
const OriginalTexts = ({ original }: { original: { id: string; name: string } }) => (
  <Link href={`${library}?${named(original.id, original.name)}`} sx={{ display: 'block', marginBlockEnd: 1 }}>
    <FormattedMessage id="opportunities.content.original" />
  </Link>
);

const Content = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const { rows, ...reading } = useTextsOf(record.id, max);
  return (
    <PartCard
      title={intl.formatMessage({ id: 'opportunities.content.title' })}
      reading={{ ...reading, data: rows, error: reading.error }}
      empty={intl.formatMessage({ id: 'opportunities.content.none' })}
      note={<Buttons record={record} />}
      head={record.originalOpportunity && <OriginalTexts original={record.originalOpportunity} />}
    >
      {({ id, sectionTitle, rfpContent: text, oppStatus, inReview }) => (
        <Line actions={oppStatus && <OpportunityStatusChip status={oppStatus} />}>
          <Link href={`${library}?${said(record, { entry: id })}`}>
            <bdi>{sectionTitle.name}</bdi>
          </Link>
          <Box
            dir="auto"
            sx={{
              typography: 'caption',
              color: 'text.secondary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {text.slice(0, 120)}
          </Box>
          {inReview && (
            <Alert role="note" severity="info" sx={{ paddingBlock: 0, marginBlockStart: 0.5 }}>
              <FormattedMessage
                id="opportunities.content.inReview"
                values={{
                  who: <bdi>{inReview.by.name}</bdi>,
                  when: intl.formatDate(inReview.at * 1000, { dateStyle: 'medium' }),
                }}
              />
            </Alert>
          )}
        </Line>
      )}
    </PartCard>
  );
};

/** The library's texts from this bid, each with its copy of the bid's status. Only for who reads the library. */
export const ContentCard = ({ record }: { record: OpportunityRecord }) =>
  can(rfpContent.rights.read, usePerson()) ? <Content record={record} /> : null;
