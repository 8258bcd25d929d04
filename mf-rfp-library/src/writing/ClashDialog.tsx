import type { RfpContentInput } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { type Clash, type Whose, wordsOf } from './clashes.ts';

interface ClashDialogProps extends Clash {
  answer: (whose: Whose | undefined) => void;
}

/** One field's value as one of both has it. */
const Value = ({ whose, text }: { whose: Whose; text: string }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      <FormattedMessage id={`rfp-library.clash.${whose}`} />
    </Box>
    <Box component="bdi" sx={{ display: 'block', maxHeight: 160, overflow: 'auto', whiteSpace: 'pre-wrap' }}>
      {text || '–'}
    </Box>
  </Box>
);

/** Somebody else saved the same fields meanwhile: shows both, and asks which are to stay. */
export const ClashDialog = ({ fields, mine, current, answer }: ClashDialogProps) => {
  const intl = useIntl();
  const shown = fields.filter((name) => name !== 'richText');
  return (
    <Dialog
      open
      title={intl.formatMessage({ id: 'rfp-library.clash' })}
      onClose={() => answer(undefined)}
      actions={
        <>
          <Button onClick={() => answer(undefined)}>
            <FormattedMessage id="rfp-library.near.back" />
          </Button>
          <Button onClick={() => answer('theirs')}>
            <FormattedMessage id="rfp-library.clash.keepTheirs" />
          </Button>
          <Button variant="contained" onClick={() => answer('mine')}>
            <FormattedMessage id="rfp-library.clash.saveMine" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="rfp-library.clash.text" />
      {shown.map((name) => (
        <Box key={name} component="section" sx={{ marginBlockStart: 1.5 }}>
          <Box component="h3" sx={{ margin: 0, typography: 'subtitle2' }}>
            <FormattedMessage id={`rfp-library.field.${name}`} />
          </Box>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <Value whose="mine" text={wordsOf(Reflect.get(mine, name) as RfpContentInput[typeof name])} />
            <Value whose="theirs" text={wordsOf(current[name])} />
          </Box>
        </Box>
      ))}
    </Dialog>
  );
};
