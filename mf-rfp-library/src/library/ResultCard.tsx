import type { OpportunityStatus } from '@bidwright/contract-admin';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Tag } from '@bidwright/remote-kit/ui';
import Attach from '@mui/icons-material/AttachFileOutlined';
import Callout from '@mui/icons-material/FormatQuoteOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import { memo } from 'react';
import { useBasket } from '../basket/Basket.tsx';
import { ReuseLine } from '../reuse/ReuseLine.tsx';
import { ReviewTag } from '../review/ReviewTag.tsx';
import { EntryStatus } from './EntryStatus.tsx';
import { Marks, markLook } from './Marks.tsx';
import { SnippetText, snippetLook } from './SnippetText.tsx';
import { said } from './said.ts';
import type { Listed } from './useFound.ts';

interface ResultCardProps {
  entry: Listed;
  statuses: readonly OpportunityStatus[] | undefined;
  current: boolean;
  onOpen: (id: string) => void;
}

/** The look of all cards, of the list that holds them: one for each card, or for its parts, would take longer than to draw them. */
export const cardLook = {
  display: 'block',
  margin: 0,
  border: 0,
  borderRadius: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  width: '100%',
  padding: 2,
  textAlign: 'start',
  typography: 'body2',
  borderBottom: 1,
  borderColor: 'divider',
  borderInlineStart: '3px solid transparent',
  '&:hover': { bgcolor: 'surface.sunk' },
  // Of the palette by the name of a physical edge alone, which is turned from right to left.
  '&[aria-current]': { bgcolor: 'surface.tint', borderLeftColor: 'primary.main' },
  // High contrast shows none of our colours, and draws an edge that is transparent here.
  '@media (forced-colors: active)': {
    borderInlineStartColor: 'Canvas',
    '&[aria-current]': { borderInlineStartColor: 'Highlight' },
  },
  '&:focus-visible': { outlineOffset: -2 },
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 },
  '& .line + .line': { marginBlockStart: 0.5 },
  '& .small': { typography: 'caption', color: 'text.secondary' },
  '& .title': { flex: 1, minWidth: 0, fontWeight: 600 },
  '& .facts': { columnGap: 2 },
  '& .has': { fontSize: 16, color: 'text.secondary' },
  '& .snippet': snippetLook,
  '& mark': markLook,
};

const parts = [
  ['image', Image],
  ['document', Attach],
  ['callOutBox', Callout],
] as const;

/** An entry among the results: what it is, where it comes from, the text around the first find, and what came of it. */
export const ResultCard = memo(({ entry, statuses, current, onOpen }: ResultCardProps) => {
  const intl = useIntl();
  const basket = useBasket();
  const { sectionTitle, opportunity, proposalYear, snippet, inDocument, document, marks, teams, reuse } = entry;
  const { addedBy, dateCreated } = entry;
  return (
    // Safari gives a button the focus that is clicked only where it says so; keys walk on from there, and a drawer gives it back.
    <button type="button" tabIndex={0} data-result aria-current={current || undefined} onClick={() => onOpen(entry.id)}>
      <span className="line" style={{ flexWrap: 'nowrap' }}>
        <span className="title">
          <Marks text={sectionTitle.name} marks={marks?.sectionTitle} />
        </span>
        {parts
          .filter(([name]) => said(entry[name]))
          .map(([name, Icon]) => (
            <Icon key={name} titleAccess={intl.formatMessage({ id: `rfp-library.has.${name}` })} className="has" />
          ))}
        <ReviewTag entry={entry} />
        {basket.has(entry.id) && (
          <Tag tone="info">
            <FormattedMessage id="rfp-library.basket.in" />
          </Tag>
        )}
      </span>
      <span className="line small">
        {opportunity && <Marks text={opportunity.name} marks={marks?.opportunity} />}
        {proposalYear && <span>{proposalYear}</span>}
        <EntryStatus entry={entry} statuses={statuses} raised={current} />
      </span>
      {snippet && <SnippetText snippet={snippet} />}
      {inDocument && document && (
        <>
          <span className="line small">
            <FormattedMessage id="rfp-library.inDocument" values={{ name: <bdi>{document.name}</bdi> }} />
          </span>
          <SnippetText snippet={inDocument} />
        </>
      )}
      <span className="line small facts">
        <span dir="auto">{teams.map(({ name }) => name).join(' · ')}</span>
        {reuse && <ReuseLine reuse={reuse} />}
        <span>
          {addedBy && <bdi>{addedBy.name}</bdi>} ·{' '}
          <bdi>{intl.formatDate(dateCreated * 1000, { dateStyle: 'medium' })}</bdi>
        </span>
      </span>
    </button>
  );
});
