import type { Email } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, AppLink, Box, Link } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { Moment } from '../modules/Moment.tsx';
import { recipientsOf } from './recipientsOf.ts';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  gap: 1,
  margin: 0,
  '& dd': { margin: 0 },
};

const letter = {
  marginBlockStart: 2,
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'surface.sunk',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};

/** A mail: to whom, what about, what became of it, and what it says. */
export const EmailFacts = ({ email }: { email: Email }) => {
  const intl = useIntl();
  const { cc, link, tries, nextTry, dateSent, state, error, text } = email;
  const list = (addresses: string[]) => <bdi>{intl.formatList(addresses, { style: 'narrow' })}</bdi>;
  const facts: [string, ReactNode][] = [
    ['to', list(recipientsOf(email))],
    ['cc', cc.length > 0 && list(cc)],
    [
      'link',
      link && (
        <Link component={AppLink} href={link}>
          <bdi>{link}</bdi>
        </Link>
      ),
    ],
    ['tries', intl.formatNumber(tries)],
    ['nextTry', state === 'Queued' && <Moment at={nextTry} exact />],
    ['sent', dateSent && <Moment at={dateSent} exact />],
  ];
  return (
    <>
      {error && (
        <Alert severity={state === 'Failed' ? 'error' : 'warning'} sx={{ marginBlockEnd: 2 }}>
          <bdi>{error}</bdi>
        </Alert>
      )}
      {state === 'Kept' && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id="admin.emails.kept" />
        </Alert>
      )}
      <Box component="dl" sx={grid}>
        {facts.map(
          ([name, fact]) =>
            fact && (
              <Box key={name} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary', paddingBlockStart: '2px' }}>
                  <FormattedMessage id={`admin.emails.${name}`} />
                </Box>
                <Box component="dd" sx={{ overflowWrap: 'anywhere' }}>
                  {fact}
                </Box>
              </Box>
            ),
        )}
      </Box>
      <Box dir="auto" sx={letter}>
        {text}
      </Box>
    </>
  );
};
