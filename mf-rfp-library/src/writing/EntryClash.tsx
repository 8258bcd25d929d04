import type { Change } from '@bidwright/contract-kit';
import type { RfpContentInput } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { ClashDialog, type Side, useTheirChanges } from '@bidwright/remote-kit/overlay';
import { type Entry, useEntrySub } from '../api.ts';
import { type Clash, type Sides, wordsOf } from './clashes.ts';

interface EntryClashProps extends Clash {
  /** The entry as it was when the editing began. */
  base: Entry;
  answer: (sides: Sides | undefined) => void;
}

/** Somebody else saved the same fields meanwhile: shows what each has, and what was there before, and asks what is to stay. */
export const EntryClash = ({ fields, base, mine, current, answer }: EntryClashProps) => {
  const intl = useIntl();
  const theirChange = useTheirChanges({ base, current }, useEntrySub<Change>(base.id, 'changeLog'));
  const of: Record<Side, Partial<RfpContentInput>> = { mine, theirs: current, original: base };
  const value = (side: Side, name: string) => (
    <bdi style={{ display: 'block', whiteSpace: 'pre-wrap' }}>{wordsOf(Reflect.get(of[side], name)) || '–'}</bdi>
  );
  const shown = fields
    .filter((name) => name !== 'richText')
    .map((name) => ({
      name,
      label: intl.formatMessage({ id: `rfp-library.field.${name}` }),
      values: { mine: value('mine', name), theirs: value('theirs', name), original: value('original', name) },
      change: theirChange(name),
    }));
  return (
    <ClashDialog fields={shown} onSave={answer} onClose={() => answer(undefined)}>
      <FormattedMessage id="rfp-library.clash.text" />
    </ClashDialog>
  );
};
