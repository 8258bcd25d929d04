import type { Reference } from '@bidwright/contract-kit';
import type { CompanyFigures, CompanyRole } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Link, Segments } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useOpportunities } from '../api.ts';
import { listAddress } from '../opportunities/addresses.ts';
import { BidLinks } from '../widgets/BidLinks.tsx';
import { Frame } from '../widgets/Frame.tsx';
import { useCompanyFigures } from './companyApi.ts';
import { RoleFigures } from './RoleFigures.tsx';

const shown = 6;

/** What the list of bids calls what a company is to them. */
const filterOf: Record<CompanyRole, string> = {
  client: 'client',
  endClient: 'endClient',
  subContractor: 'subContractor',
  winningFirm: 'winner',
};

interface RoleBidsProps {
  company: Reference;
  figures: CompanyFigures;
}

/** The latest bids to which the company is the same. */
const RoleBids = ({ company, figures }: RoleBidsProps) => {
  const { role } = figures;
  const { rows, total = 0 } = useOpportunities({
    where: [
      { field: role, is: 'eq', value: company.id },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    sort: { field: 'dueDate', descending: true },
    limit: shown,
  });
  return (
    <>
      <RoleFigures of={figures} />
      {rows && rows.length === 0 && <FormattedMessage id="opportunities.company.none" />}
      {rows && <BidLinks bids={rows} />}
      {total > shown && (
        <Link href={`${listAddress}?status=all&${filterOf[role]}=${company.id}`}>
          <FormattedMessage id="opportunities.company.all" values={{ count: total }} />
        </Link>
      )}
    </>
  );
};

/** On a company's page: the bids to which it is something, how they ended and what they come to. */
export const CompanyBids = ({ company }: { company: Reference }) => {
  const intl = useIntl();
  const reading = useCompanyFigures({ id: company.id });
  const [chosen, setChosen] = useState<CompanyRole>();
  return (
    <Frame title="opportunities.company.title" reading={reading}>
      {(all) => {
        const current = all.find(({ role }) => role === chosen) ?? all.find((one) => one.total > 0) ?? all[0];
        return (
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              justifyItems: 'start',
              '& > *': { maxWidth: '100%' },
              '& > ul': { width: '100%' },
            }}
          >
            <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
              <Segments
                label={intl.formatMessage({ id: 'opportunities.company.as' })}
                choices={all.map((one) => ({
                  value: one.role,
                  label: intl.formatMessage({ id: `opportunities.company.as.${one.role}` }, { count: one.total }),
                }))}
                value={current?.role ?? 'client'}
                onChange={setChosen}
              />
            </Box>
            <Box sx={{ width: '100%' }}>
              {current && <RoleBids key={current.role} company={company} figures={current} />}
            </Box>
          </Box>
        );
      }}
    </Frame>
  );
};
