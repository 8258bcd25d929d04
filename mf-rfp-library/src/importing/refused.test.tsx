import { richTextOf } from '@bidwright/contract-rfp-library';
import { away, faultAt, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../module.tsx';
import { button, entries, findButton, libraryServer, told } from '../testing/library.tsx';

const server = libraryServer();

/** Opens a proposal of one section whose title is another than it has in the file. */
const open = async () => {
  told.cut = { sections: [{ title: 'Staffing plan', richText: richTextOf('Six on the bench') }], pictures: 0 };
  const page = await renderModule(module, '/rfp-content-library/import');
  // The server of a test reads JSON.
  await page.user.upload(await screen.findByLabelText('Choose Word or PDF file'), new File(['{}'], 'proposal.docx'));
  const title = await screen.findByLabelText('Title of “Staffing plan”');
  await page.user.clear(title);
  await page.user.paste('Bench');
  return { ...page, title };
};

test.each([
  [
    'refuses its title',
    () => server.refuseNext('create', 422, faultAt('name', 'validation.taken')),
    'Another record already has',
  ],
  ['refuses its text', () => server.refuseNext('create', 422, faultAt('rfpContent'), forEntry), 'This value cannot'],
  ['is away', () => server.refuseNext('create', 503, away, forEntry), 'This part of the app is not'],
])(
  'where the service %s the section is named with the reason, all stays, and the next try imports it',
  async (_what, refuse, why) => {
    const { user, alerts, title } = await open();
    const before = entries.length;
    refuse();
    await user.click(button('Import 1 section'));
    expect(await screen.findByText(new RegExp(`^“Bench” was not imported: ${why}`))).toBeVisible();
    expect(title).toHaveValue('Bench');
    expect(entries).toHaveLength(before);
    await user.click(await findButton('Import 1 section'));
    await waitFor(() => expect(alerts).toMatchObject([{ text: '1 section added to the library' }]));
  },
);

const forEntry = ({ col }: Record<string, unknown>) => col === 'rfpContent';

test('what the service refuses of what all sections have in common stands at its field', async () => {
  const { user, title } = await open();
  const bid = screen.getByLabelText(/^Opportunity/);
  await user.click(bid);
  await user.click(await screen.findByText(/River gauge/, { selector: '[role=option], [role=option] *' }));
  server.refuseNext('create', 422, faultAt('opportunity', 'validation.noRecord'), forEntry);
  await user.click(button('Import 1 section'));
  await waitFor(() => expect(bid).toHaveAccessibleDescription('Record not found'));
  expect(bid).toHaveValue('River gauge data hub');
  expect(title).toHaveValue('Bench');
});
