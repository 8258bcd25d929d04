import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Day, Link } from '@bidwright/remote-kit/ui';
import { useDocuments } from '../api.ts';
import { Frame } from '../widgets/Frame.tsx';

const shown = 20;

/** On a company's page: documents of bids that are its own, such as statements on conflicts of interest. */
export const CompanyDocuments = ({ company }: { company: Reference }) => {
  const intl = useIntl();
  const { rows, error, refetch } = useDocuments({
    where: [
      { field: 'subContractor', is: 'eq', value: company.id },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    sort: { field: 'name' },
    limit: shown,
  });
  return (
    <Frame title="opportunities.company.documents" reading={{ data: rows, error, refetch }}>
      {(documents) =>
        documents.length === 0 ? (
          <FormattedMessage id="opportunities.company.noDocuments" />
        ) : (
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {documents.map(({ id, name, documentName, documentType, endDate }) => (
              <Box
                component="li"
                key={id}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, minHeight: 36 }}
              >
                <Link href={`/api/opportunities/files/${id}`} download={documentName ?? true}>
                  <span dir="auto">{name ?? documentName}</span>
                </Link>
                <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {intl.formatMessage({ id: `opportunities.documentType.${documentType.value}` })}
                  {endDate && (
                    <>
                      {' · '}
                      <Day date={endDate} />
                    </>
                  )}
                </Box>
              </Box>
            ))}
          </Box>
        )
      }
    </Frame>
  );
};
