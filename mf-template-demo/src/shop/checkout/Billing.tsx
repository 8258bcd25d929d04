import type { Address } from '@bidwright/contract-template-demo/api';
import { Box, Button, SectionCard, Tag } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useDemo, useDemoSend } from '../../client/index.ts';
import { Loaded } from '../../Loaded.tsx';
import { useSayError } from '../../useSayError.ts';
import { useText } from '../../useText.ts';
import { AddressDialog } from './AddressDialog.tsx';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  paddingBlock: 1.5,
  '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
};

const lineOf = ({ building, street, post, city, country }: Address) =>
  [`${building ?? ''} ${street}`.trim(), `${post ?? ''} ${city}`.trim(), country].join(', ');

/** Where an order goes: one of the addresses kept, of which one is the default, or a new one. */
export const Billing = ({ onDone }: { onDone: () => void }) => {
  const text = useText();
  const sayError = useSayError();
  const [edited, setEdited] = useState<Partial<Address>>();
  const reading = useDemo('GET /api/address/list');
  const [choose] = useDemoSend('POST /api/cart/billing-address');
  const [edit] = useDemoSend('POST /api/address/edit');

  const deliver = async ({ id: _id, isDefault: _isDefault, ...address }: Address) => {
    if (sayError(await choose(address))) onDone();
  };
  return (
    <SectionCard
      title={text('checkout.billing')}
      actions={
        <Button size="small" onClick={() => setEdited({})}>
          {text('checkout.newAddress')}
        </Button>
      }
    >
      <Loaded reading={reading} empty={text('checkout.noAddress')}>
        {(addresses) => (
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {addresses.map((address) => (
              <Box key={address.id} component="li" sx={row}>
                <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 600 }}>
                    <span dir="auto">{address.name}</span>
                    {address.isDefault && <Tag tone="info">{text('checkout.default')}</Tag>}
                  </Box>
                  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                    <span dir="auto">{lineOf(address)}</span>
                  </Box>
                </Box>
                <Button size="small" onClick={() => setEdited(address)}>
                  {text('checkout.edit')}
                </Button>
                {!address.isDefault && (
                  <Button size="small" onClick={async () => sayError(await edit({ ...address, isDefault: true }))}>
                    {text('checkout.makeDefault')}
                  </Button>
                )}
                <Button
                  size="small"
                  variant={address.isDefault ? 'contained' : 'outlined'}
                  aria-label={text('checkout.deliverTo', { name: address.name })}
                  onClick={() => deliver(address)}
                >
                  {text('checkout.deliver')}
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
      {edited && <AddressDialog address={edited} onClose={() => setEdited(undefined)} />}
    </SectionCard>
  );
};
