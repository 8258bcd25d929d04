import type { Change } from '@bidwright/contract-kit';
import type { RfpContentInput } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { ClashDialog, type Side } from '@bidwright/remote-kit/overlay';
import { useEffect } from 'react';
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
  const { data: log = [], refetch } = useEntrySub<Change>(base.id, 'changeLog');
  // A log that was read before does not have their change yet.
  useEffect(() => {
    if (current.version > base.version) void refetch();
  }, [refetch, current.version, base.version]);
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
      change: log.findLast((change) => change.field === name && change.version > base.version),
    }));
  return (
    <ClashDialog fields={shown} onSave={answer} onClose={() => answer(undefined)}>
      <FormattedMessage id="rfp-library.clash.text" />
    </ClashDialog>
  );
};
