import { bandOf, type OfferedText } from '@bidwright/contract-rfp-library';
import { Box, Link, Tag } from '@bidwright/remote-kit/ui';
import { useQuestionText } from '../useQuestionText.ts';

const tones = { fresh: 'success', ageing: 'plain', outOfDate: 'warning', stale: 'error' } as const;

interface SourceLineProps {
  entry: string;
  title: string;
  /** What is known of the text, where it is among those that were found. */
  text?: OfferedText;
}

/** Where a sentence comes from: its text in the library, what that won, and how fresh it is. */
export const SourceLine = ({ entry, title, text: found }: SourceLineProps) => {
  const text = useQuestionText();
  const band = found && bandOf(found.freshness);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'caption' }}>
      <Link href={`/rfp-content-library?entry=${entry}`}>
        <bdi>{title}</bdi>
      </Link>
      {found?.opportunity && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <bdi>{found.opportunity.name}</bdi>
        </Box>
      )}
      {found && <Tag>{text('texts.won', { won: found.won, decided: found.won + found.lost })}</Tag>}
      {band && <Tag tone={tones[band]}>{text(`texts.${band}`)}</Tag>}
    </Box>
  );
};
