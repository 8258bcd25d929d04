import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, ButtonBase, Tag } from '@bidwright/remote-kit/ui';
import Attach from '@mui/icons-material/AttachFileOutlined';
import Callout from '@mui/icons-material/FormatQuoteOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import { memo } from 'react';
import { useBasket } from '../basket/Basket.tsx';
import { ReuseLine } from '../reuse/ReuseLine.tsx';
import { ReviewTag } from '../review/ReviewTag.tsx';
import { EntryStatus } from './EntryStatus.tsx';
import { Marks } from './Marks.tsx';
import { SnippetText } from './SnippetText.tsx';
import { said } from './said.ts';
import type { Listed } from './useFound.ts';

interface ResultCardProps {
  entry: Listed;
  current: boolean;
  onOpen: (id: string) => void;
}

const look = {
  display: 'block',
  width: '100%',
  padding: 2,
  textAlign: 'start',
  typography: 'body2',
  borderBottom: 1,
  borderColor: 'divider',
  borderInlineStart: '3px solid transparent',
  '&:hover': { bgcolor: 'surface.sunk' },
  '&[aria-current]': { bgcolor: 'surface.tint', borderInlineStartColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: -2 },
};

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 };

const parts = [
  ['image', Image],
  ['document', Attach],
  ['callOutBox', Callout],
] as const;

/** An entry among the results: what it is, where it comes from, the text around the first find, and what came of it. */
export const ResultCard = memo(({ entry, current, onOpen }: ResultCardProps) => {
  const intl = useIntl();
  const basket = useBasket();
  const { sectionTitle, opportunity, proposalYear, snippet, inDocument, document, marks, teams, reuse } = entry;
  const { addedBy, dateCreated } = entry;
  return (
    <ButtonBase data-result aria-current={current || undefined} onClick={() => onOpen(entry.id)} sx={look}>
      <Box component="span" sx={{ ...line, flexWrap: 'nowrap' }}>
        <Box component="span" sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>
          <Marks text={sectionTitle.name} marks={marks?.sectionTitle} />
        </Box>
        {parts
          .filter(([name]) => said(entry[name]))
          .map(([name, Icon]) => (
            <Icon
              key={name}
              titleAccess={intl.formatMessage({ id: `rfp-library.has.${name}` })}
              sx={{ fontSize: 16, color: 'text.secondary' }}
            />
          ))}
        <ReviewTag entry={entry} />
        {basket.has(entry.id) && (
          <Tag tone="info">
            <FormattedMessage id="rfp-library.basket.in" />
          </Tag>
        )}
      </Box>
      <Box component="span" sx={{ ...line, color: 'text.secondary', typography: 'caption' }}>
        {opportunity && <Marks text={opportunity.name} marks={marks?.opportunity} />}
        {proposalYear && <span>{proposalYear}</span>}
        <EntryStatus entry={entry} raised={current} />
      </Box>
      {snippet && <SnippetText snippet={snippet} />}
      {inDocument && document && (
        <>
          <Box component="span" sx={{ ...line, typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id="rfp-library.inDocument" values={{ name: <bdi>{document.name}</bdi> }} />
          </Box>
          <SnippetText snippet={inDocument} />
        </>
      )}
      <Box component="span" sx={{ ...line, columnGap: 2, typography: 'caption', color: 'text.secondary' }}>
        <span dir="auto">{teams.map(({ name }) => name).join(' · ')}</span>
        {reuse && <ReuseLine reuse={reuse} />}
        <span>
          {addedBy && <bdi>{addedBy.name}</bdi>} ·{' '}
          <bdi>{intl.formatDate(dateCreated * 1000, { dateStyle: 'medium' })}</bdi>
        </span>
      </Box>
    </ButtonBase>
  );
});
