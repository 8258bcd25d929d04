import { opportunityStatus } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../../module.tsx';

const kept = { version: 1, dateCreated: 1, dateUpdated: 1, addedBy: null };

test('an Admin chooses by their labels which fields and documents a status asks for', async () => {
  const records = [
    { ...emptyInput(opportunityStatus), ...kept, id: 'sent', name: 'Sent', requiredFields: ['nickname'] },
  ];
  const server = await callServer([{ of: opportunityStatus, records }]);
  const { user } = await renderModule(module, '/admin/opportunity-status?record=sent');
  const fields = within(await screen.findByRole('group', { name: 'Required fields' }));
  expect(fields.getByLabelText('Nickname')).toBeChecked();
  await user.click(fields.getByLabelText('Winning amount'));
  const documents = within(screen.getByRole('group', { name: 'Required documents' }));
  await user.click(documents.getByLabelText('RFP technical proposal'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(records).toMatchObject([
      { requiredFields: ['nickname', 'winningAmount'], requiredDocuments: ['rfpTechnical'] },
    ]),
  );
  await server.close();
});
