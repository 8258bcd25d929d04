import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Checkbox } from '@bidwright/remote-kit/ui';
import { isThere, type Reviewed } from './reviewed.ts';

interface AllSectionsProps {
  sections: readonly Reviewed[];
  /** How many of them were looked up in the library; undefined when all were. */
  looking: { done: number; total: number } | undefined;
  disabled: boolean;
  onTake: (taken: boolean) => void;
}

/** Takes all sections, or none, and says how many are taken, and how many the library has already. */
export const AllSections = ({ sections, looking, disabled, onTake }: AllSectionsProps) => {
  const intl = useIntl();
  const taken = sections.filter((one) => one.taken).length;
  const there = sections.filter((one) => isThere(one)).length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, marginBlockStart: 1.5 }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Checkbox
          size="small"
          checked={taken === sections.length}
          indeterminate={taken > 0 && taken < sections.length}
          disabled={disabled}
          onChange={() => onTake(taken < sections.length)}
          slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'rfp-library.import.all' }) } }}
        />
        <Box component="span" sx={{ fontWeight: 600 }}>
          <FormattedMessage id="rfp-library.import.all" />
        </Box>
        <Box component="output" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="rfp-library.import.taken" values={{ taken, total: sections.length }} />
        </Box>
      </Box>
      <Box component="output" sx={{ color: 'text.secondary' }}>
        {looking && <FormattedMessage id="rfp-library.import.looking" values={looking} />}
        {!looking && there > 0 && <FormattedMessage id="rfp-library.import.there" values={{ count: there }} />}
      </Box>
    </Box>
  );
};
