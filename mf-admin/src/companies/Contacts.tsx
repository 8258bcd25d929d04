import { companyContact } from '@bidwright/contract-admin';
import { Box, Link } from '@bidwright/remote-kit/ui';
import type { ListRecord } from '../lists/list.ts';
import { PartCard } from './PartCard.tsx';

/** People at a company. */
export const Contacts = ({ company }: { company: ListRecord }) => (
  <PartCard sub="contacts" company={company} input={companyContact}>
    {({ title, role, email, phone }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'caption', color: 'text.secondary' }}>
        {(title || role) && (
          <span>
            <bdi>{[title, role].filter(Boolean).join(' · ')}</bdi>
          </span>
        )}
        {email && (
          <Link href={`mailto:${email}`} dir="auto">
            {email}
          </Link>
        )}
        {phone && (
          <Link href={`tel:${phone}`} dir="ltr">
            {phone}
          </Link>
        )}
      </Box>
    )}
  </PartCard>
);
