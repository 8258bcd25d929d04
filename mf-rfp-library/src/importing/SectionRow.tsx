import { plainText } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Checkbox, Tag } from '@bidwright/remote-kit/ui';
import { RichBlocks } from '../reading/RichBlocks.tsx';
import { LikeLine } from './LikeLine.tsx';
import { isThere, type Reviewed } from './reviewed.ts';
import { TitleBox } from './TitleBox.tsx';

interface SectionRowProps {
  section: Reviewed;
  /** The title is not in the firm's list yet. */
  isNew: boolean;
  disabled: boolean;
  onChange: (change: Partial<Reviewed>) => void;
}

/** Letters of a text that say which it is. */
const maxLength = 120;

const beginningOf = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > maxLength ? `${line.slice(0, maxLength).replace(/\s\S{0,24}$/, '')}…` : line;
};

/** Where there is no room beside the title, what is said of it stands below. */
const named = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flex: 1, minWidth: 0 };

/** A section to be looked at: whether it is taken, under which title, and what it says. */
export const SectionRow = ({ section, isNew, disabled, onChange }: SectionRowProps) => {
  const intl = useIntl();
  const { title, richText, taken, saved, like } = section;
  const name = title ?? intl.formatMessage({ id: 'rfp-library.import.untitled' });
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Checkbox
          size="small"
          checked={taken}
          disabled={disabled || saved}
          onChange={(_event, checked) => onChange({ taken: checked, decided: true })}
          slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'rfp-library.import.take' }, { name }) } }}
        />
        <Box sx={named}>
          <TitleBox
            title={title}
            name={name}
            disabled={disabled || saved}
            onChange={(changed) => onChange({ title: changed })}
          />
          {saved && (
            <Tag tone="success">
              <FormattedMessage id="rfp-library.import.saved" />
            </Tag>
          )}
          {!saved && isThere(section) && (
            <Tag tone="warning">
              <FormattedMessage id="rfp-library.import.inLibrary" />
            </Tag>
          )}
          {!saved && taken && isNew && (
            <Tag tone="info">
              <FormattedMessage id="rfp-library.import.newTitle" />
            </Tag>
          )}
        </Box>
      </Box>
      {like && <LikeLine like={like} />}
      <Box component="details" sx={{ marginInlineStart: 5, marginBlockStart: 0.5 }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', minHeight: 24 }}>
          <bdi>{beginningOf(plainText(richText))}</bdi>
        </Box>
        <Box sx={{ paddingBlock: 1 }}>
          <RichBlocks blocks={richText.content} />
        </Box>
      </Box>
    </Box>
  );
};
