import type { AnyObject } from '@bidwright/contract-kit';
import { type Scorecard, scorecards } from '@bidwright/contract-opportunities';
import { FieldGrid, Form, FormActions, NumberField, TextField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useMemo } from 'react';
import { useCreateScorecard, useUpdateScorecard } from '../../../../../api.ts';
import { scorecardOf, startOf, weightsOf } from './rows.ts';
import { useShown } from './useShown.ts';
import { WeightLines } from './WeightLines.tsx';

interface WeightsDialogProps {
  /** What bids are weighed by now; there may be nothing yet. */
  scorecard?: Scorecard;
  onClose: () => void;
}

const nothing = { ...scorecards.input.getDefault(), factors: [], stops: [] };

/** What bids are weighed by from now on. Decisions keep the weights that they were made with. */
export const WeightsDialog = ({ scorecard, onClose }: WeightsDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [create] = useCreateScorecard();
  const [update] = useUpdateScorecard();
  const { factors, stops } = scorecard ?? nothing;
  const rows = useShown({ factors: Math.max(1, factors.length), stops: stops.length });
  const schema = useMemo(() => weightsOf(rows.shown), [rows.shown]);
  const say = (name: string) => intl.formatMessage({ id: `opportunities.${name}` });

  const save = async (values: AnyObject) => {
    const said = scorecardOf(values, rows.shown);
    const error = scorecard
      ? await update({ id: scorecard.id, version: scorecard.version, changes: said })
      : (await create({ ...said, status: 'Active' })).error;
    if (error) return error;
    alert({ severity: 'success', text: say('weights.saved') });
    return onClose;
  };

  return (
    <Dialog open form width="comparison" title={say('weights.title')} onClose={onClose}>
      <Box sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="opportunities.weights.text" />
      </Box>
      <Form schema={schema} initial={startOf(scorecard ?? nothing)} focus="name" onSubmit={save} onCancel={onClose}>
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1.5 }}>
          <FieldGrid>
            <TextField name="name" label={say('weights.name')} />
            <NumberField name="threshold" label={say('weights.threshold')} help={say('weights.thresholdHelp')} />
          </FieldGrid>
          <WeightLines kind="factors" rows={rows} min={1} note={say('weights.share')} />
          <WeightLines kind="stops" rows={rows} min={0} note={say('weights.stopped')} />
          <FormActions submit={say('weights.save')} cancel={say('parts.cancel')} />
        </Box>
      </Form>
    </Dialog>
  );
};
