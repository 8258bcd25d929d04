import type { Webhook, WebhookDelivery } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Failed, LoadingRows, Tag, type TagProps } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { Moment } from '../modules/Moment.tsx';
import { ofOthers } from '../others.ts';
import { useDeliveries, useSendAgain } from './api.ts';
import { useOutcome } from './useOutcome.ts';

const tones: Record<WebhookDelivery['state'], TagProps['tone']> = {
  waiting: 'info',
  sent: 'success',
  withheld: 'plain',
  failed: 'error',
};

interface DeliveryProps {
  delivery: WebhookDelivery;
  onAgain: (() => void) | undefined;
}

/** A message: what it tells, what became of it and when. */
const Delivery = ({ delivery, onAgain }: DeliveryProps) => {
  const intl = useIntl();
  const { topic, state, tries, code, said, tried, dateCreated } = delivery;
  const isBad = state === 'failed' || (state === 'waiting' && tries > 0);
  const times = intl.formatMessage({ id: 'admin.webhooks.tries' }, { tries });
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Box component="bdi" dir="ltr" sx={{ typography: 'body2', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {topic}
        </Box>
        <Tag tone={tones[state]}>
          <FormattedMessage id={`admin.webhooks.delivery.${state}`} />
        </Tag>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          minHeight: 32,
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <Moment at={tried ?? dateCreated} exact />
        {code !== null && <span dir="ltr">HTTP {code}</span>}
        {tries > 1 && <span>{times}</span>}
        {isBad && said && (
          <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
            {said.slice(0, 120)}
          </Box>
        )}
        {onAgain && (
          <Button
            size="small"
            onClick={onAgain}
            sx={{ marginInlineStart: 'auto' }}
            aria-label={intl.formatMessage({ id: 'admin.webhooks.againNamed' }, { topic })}
          >
            <FormattedMessage id={`admin.webhooks.${state === 'waiting' ? 'now' : 'again'}`} />
          </Button>
        )}
      </Box>
    </Box>
  );
};

/** The last messages of a webhook. Each but one that is withheld can be sent once more. */
export const Deliveries = ({ webhook }: { webhook: Webhook }) => {
  const { id } = webhook;
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const outcome = useOutcome();
  const { data, error, refetch } = useDeliveries({ id }, { ...ofOthers, refetchOnMountOrArgChange: true });
  const [send, { isLoading }] = useSendAgain();
  const text = (part: string) => intl.formatMessage({ id: `admin.webhooks.${part}` });

  const again = async (delivery: WebhookDelivery) => {
    const { data: made, error: refusal } = await send({ id, delivery: delivery.id });
    if (refusal) return alert({ severity: 'error', text: errorText(refusal) });
    return made ? outcome(made) : alert({ severity: 'success', text: text('inTurn') });
  };
  const turnOf = (delivery: WebhookDelivery) => {
    const isLost = delivery.state === 'withheld' || (delivery.state === 'waiting' && webhook.state !== 'on');
    return isLost || isLoading ? undefined : () => void again(delivery);
  };

  if (error && !data) return <Failed title={text('failed')} text={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={4} />;
  if (data.length === 0) return <FormattedMessage id="admin.webhooks.noDelivery" />;
  return (
    <Box component="ul" aria-label={text('deliveries')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {data.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} onAgain={turnOf(delivery)} />
      ))}
    </Box>
  );
};
