import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const proposal = () =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph('A cover of no use'),
            new Paragraph({ text: '1. Transition-in', heading: HeadingLevel.HEADING_1 }),
            new Paragraph('Wolverine crews hand over within ten days.'),
            new Paragraph({ text: '2. Cartography of wolverines', heading: HeadingLevel.HEADING_1 }),
            new Paragraph('Each map has a wolverine on it.'),
          ],
        },
      ],
    }),
  );

test('a proposal in Word is cut into sections, looked at, imported and found', async ({ page, address }) => {
  test.setTimeout(120_000);
  await signIn(page, address, 'admin');
  await page.goto('/rfp-content-library');
  await page.getByRole('link', { name: 'Import' }).click();
  const file = page.getByLabel('Choose Word or PDF file');
  await file.setInputFiles({ name: 'broken.docx', mimeType: type, buffer: Buffer.from('PK no file at all') });
  await expect(page.getByText('“broken.docx” cannot be imported')).toBeVisible();

  await file.setInputFiles({ name: 'proposal.docx', mimeType: type, buffer: await proposal() });
  const sections = page.getByRole('list', { name: 'Sections' }).locator('> li');
  await expect(sections).toHaveCount(3);
  await expect(page.getByRole('checkbox', { name: 'Import “Without a heading”' })).not.toBeChecked();
  await expect(sections.nth(1)).not.toContainText('New section title');
  await expect(sections.nth(2)).toContainText('New section title');
  await page.getByRole('button', { name: 'Import 2 sections' }).click();
  await expect(page.getByText('2 sections are in the library')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Words' }).fill('wolverine');
  await expect(page.getByText('2 results', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Results' })).toContainText('Cartography of wolverines');
});
