import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Button, DueDate, Link, SectionCard } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { Line } from '../../../opportunities/bid/cards/Line.tsx';
import { copyAddress } from '../../../opportunities/bid/copy/useCopied.ts';
import { projectAddress } from '../../addresses.ts';
import { window } from './dueForRecompete.ts';
import { useEnding } from './useEnding.ts';

/** Entries shown before the card is unfolded. */
const few = 3;

/** Contracts that end while nobody has begun to compete for them again. Nothing where there is none. */
export const RecompeteRadar = () => {
  const intl = useIntl();
  const ending = useEnding();
  const mayCreate = can(opportunities.rights.create, usePerson());
  const [all, setAll] = useState(false);
  if (!ending?.length) return null;
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <SectionCard
        title={intl.formatMessage({ id: 'opportunities.radar.title' })}
        count={ending.length}
        actions={intl.formatMessage({ id: 'opportunities.radar.window' }, { months: window.to })}
        foot={
          ending.length > few && (
            <Button size="small" onClick={() => setAll(!all)} aria-expanded={all}>
              <FormattedMessage id={`opportunities.parts.${all ? 'fewer' : 'all'}`} values={{ count: ending.length }} />
            </Button>
          )
        }
      >
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {(all ? ending : ending.slice(0, few)).map(({ record, end }) => (
            <li key={record.id}>
              <Line
                actionsBelow
                fact={
                  <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
                    <DueDate date={end} />
                  </Box>
                }
                actions={
                  mayCreate && (
                    <Button
                      size="small"
                      href={copyAddress(record.id, 'recompete')}
                      aria-label={intl.formatMessage(
                        { id: 'opportunities.radar.startFor' },
                        { name: record.solicitationName },
                      )}
                    >
                      <FormattedMessage id="opportunities.project.recompete" />
                    </Button>
                  )
                }
              >
                <Link href={projectAddress(record)}>
                  <bdi>{record.solicitationName}</bdi>
                </Link>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  <bdi>{record.client.name}</bdi>
                  {/* On a phone there is no room beside the name. */}
                  <Box sx={{ display: { sm: 'none' } }}>
                    <DueDate date={end} />
                  </Box>
                </Box>
              </Line>
            </li>
          ))}
        </Box>
      </SectionCard>
    </Box>
  );
};
