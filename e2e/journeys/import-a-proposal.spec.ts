import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { Document, HeadingLevel, ImageRun, Packer, Paragraph } from 'docx';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { openLibrary } from '../library.ts';

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
  await openLibrary(page, address);
  await page.getByRole('link', { name: 'Import' }).click();
  const file = page.getByLabel('Choose Word or PDF file');
  await file.setInputFiles({ name: 'broken.docx', mimeType: type, buffer: Buffer.from('PK no file at all') });
  await expect(page.getByText('“broken.docx” cannot be imported')).toBeVisible();

  await file.setInputFiles({ name: 'proposal.docx', mimeType: type, buffer: await proposal() });
  const sections = page.getByRole('list', { name: 'Sections' }).locator('> li');
  await expect(sections).toHaveCount(3);
  const cover = page.getByRole('checkbox', { name: 'Import “Without a heading”' });
  await expect(cover).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'All sections' }).check();
  await expect(page.getByText('3 of 3 selected')).toBeVisible();
  await cover.uncheck();
  await expect(sections.nth(1)).not.toContainText('New section title');
  await expect(sections.nth(2)).toContainText('New section title');
  await page.getByRole('button', { name: 'Import 2 sections' }).click();
  await expect(page.getByText('2 sections added to the library')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Words' }).fill('wolverine');
  await expect(page.getByText('2 results', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Results' })).toContainText('Cartography of wolverines');

  // Once more: what the library has by now is left out, and leads to the text that is there.
  await page.getByRole('link', { name: 'Import' }).click();
  await file.setInputFiles({ name: 'again.docx', mimeType: type, buffer: await proposal() });
  await expect(page.getByText('2 sections are already in the library')).toBeVisible();
  await expect(page.getByText('0 of 3 selected')).toBeVisible();
  await expect(sections.nth(1)).toContainText('100% of the wording matches Transition-in');
  expect(await violationsOf(page)).toEqual([]);
  const opening = page.context().waitForEvent('page');
  await sections.nth(2).getByRole('link').click();
  const entry = await opening;
  await expect(entry.getByRole('article').getByText('Each map has a wolverine on it.')).toBeVisible();
});

const samples = join(import.meta.dirname, '../../services/rfp-library/src/sections/samples');

test('a Word file that another program wrote and a PDF that a browser printed are imported with their form', async ({
  page,
  address,
}) => {
  await openLibrary(page, address);
  await page.goto('/rfp-content-library/import');
  const file = page.getByLabel('Choose Word or PDF file');
  const sections = page.getByRole('list', { name: 'Sections' }).locator('> li');
  await file.setInputFiles(join(samples, 'python-docx.docx'));
  await expect(sections).toHaveCount(4);
  await expect(page.getByRole('checkbox', { name: /^Import “/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Import 3 sections' }).click();
  await expect(page.getByText('3 sections added to the library')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Words' }).fill('"Sapte Rauri"');
  const reading = page.getByRole('article');
  await expect(reading.getByRole('listitem').filter({ hasText: 'Gauges report hourly' })).toBeVisible();
  await expect(reading.locator('mark').first()).toContainText('Șapte');

  const printing = await page.context().newPage();
  await printing.setContent(
    '<h1>Pangolin approach</h1><p>Pangolins first, then the others.</p><h1>Pangolin risks</h1><p>Each has an owner.</p>',
  );
  const pdf = await printing.pdf();
  await printing.close();
  await page.getByRole('link', { name: 'Import' }).click();
  await file.setInputFiles({
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(join(samples, 'encrypted.pdf')),
  });
  await expect(page.getByText('save it without a password')).toBeVisible();
  await file.setInputFiles({ name: 'printed.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(sections).toHaveCount(2);
  await page.getByRole('button', { name: 'Import 2 sections' }).click();
  await expect(page.getByText('2 sections added to the library')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Words' }).fill('pangolin');
  await expect(page.getByText('2 results', { exact: true })).toBeVisible();
  await expect(page.locator('[data-result]').filter({ hasText: 'Pangolins first, then the others.' })).toHaveCount(1);
});

/** A part of a PNG. */
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A small file that is a picture of four hundred million dots. */
const pictureBomb = () => {
  const side = 20_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const dots = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', dots), chunk('IEND', Buffer.alloc(0))]);
};

const twoHundredPages = (picture: Buffer) =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: Array.from({ length: 200 }, (_, at) => [
            new Paragraph({ text: `Chapter ${at + 1}`, heading: HeadingLevel.HEADING_1, pageBreakBefore: at > 0 }),
            new Paragraph(`What chapter ${at + 1} says. `.repeat(120)),
            ...(at === 0
              ? [
                  new Paragraph({
                    children: [new ImageRun({ type: 'png', data: picture, transformation: { width: 90, height: 90 } })],
                  }),
                ]
              : []),
          ]).flat(),
        },
      ],
    }),
  );

test('two hundred pages with a picture bomb are cut; the bomb itself is refused, and the form stays', async ({
  page,
  address,
}) => {
  const bomb = pictureBomb();
  await openLibrary(page, address);
  await page.getByRole('link', { name: 'Import' }).click();
  const buffer = await twoHundredPages(bomb);
  await page.getByLabel('Choose Word or PDF file').setInputFiles({ name: 'long.docx', mimeType: type, buffer });
  await expect(page.getByText('1 picture is left out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 200 sections' })).toBeVisible();

  await page.goto('/rfp-content-library/new');
  const callOut = page.getByLabel('Call-out box');
  await callOut.fill('Wombats first');
  await page
    .locator('input[type=file][aria-label=Image]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: bomb });
  await expect(page.getByText('Error uploading document(s)')).toBeVisible();
  await expect(page.getByText(/The image has more than 100 megapixels/)).toBeVisible();
  await expect(callOut).toHaveValue('Wombats first');
});
