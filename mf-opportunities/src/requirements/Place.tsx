import type { Requirement } from '@bidwright/contract-opportunities';
import { Box, Link, Tag } from '@bidwright/remote-kit/ui';
import { useRequirementText } from './useRequirementText.ts';

const tones = { New: 'info', Changed: 'warning', Gone: 'error' } as const;

/** What an amendment did to a requirement. */
export const AmendedTag = ({ amended }: Pick<Requirement, 'amended'>) => {
  const text = useRequirementText();
  return amended && <Tag tone={tones[amended]}>{text(`amended.${amended}`)}</Tag>;
};

/** Where a requirement stands: its document, opened at the page, and its section. */
export const Place = ({ document, page, section }: Pick<Requirement, 'document' | 'page' | 'section'>) => {
  const text = useRequirementText();
  const at = page === null ? '' : `#page=${page}`;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
      {document && (
        <Link href={`/api/opportunities/files/${document.id}${at}`} target="_blank" rel="noreferrer">
          <bdi>{document.name}</bdi>
          {page !== null && `, ${text('pageOf', { page })}`}
        </Link>
      )}
      {section && <bdi>{section}</bdi>}
    </Box>
  );
};
