import { foundIn } from './foundIn.ts';

const texts = (content: string) => foundIn(content).map(({ text }) => text);

const page = (body: string, at: number) => `SOLICITATION 12-R-004\n${body}\nPage ${at} of 4`;

test('heads and feet of pages, their numbers and a table of contents are no part of what is demanded', () => {
  const bodies = [
    'L.1 Volumes ........ 2\nL.2 Dates ........ 3',
    'L.1 Volumes\nThe offeror shall submit',
    'two volumes with its proposal. The offeror shall sign both.',
    'L.2 Dates\nThe offeror shall state all dates of delivery.',
  ];
  expect(foundIn(bodies.map((body, at) => page(body, at + 1)).join('\f'))).toEqual([
    expect.objectContaining({
      text: 'The offeror shall submit two volumes with its proposal.',
      page: 2,
      section: 'L.1 Volumes',
    }),
    expect.objectContaining({ text: 'The offeror shall sign both.', page: 3, section: 'L.1 Volumes' }),
    expect.objectContaining({ text: 'The offeror shall state all dates of delivery.', page: 4, section: 'L.2 Dates' }),
  ]);
});

test('a list of a Word file, which comes without marks, says what the words before it demand', () => {
  const list = [
    '3.2 System',
    'The system must:',
    'Run in a browser;',
    'Keep an audit of changes; and',
    'Send mail.',
    'The office is open on work days.',
  ];
  expect(texts(list.join('\n\n'))).toEqual([
    'The system must: Run in a browser;',
    'The system must: Keep an audit of changes; and',
    'The system must: Send mail.',
  ]);
});

test('a table of requirements gives a row each, whatever its words', () => {
  const table = [
    '| ID | Required deliverable | Due |',
    '|---|---|---|',
    '| 1 | Plan | Week 2 |',
    '| 2 | Report | Monthly |',
  ];
  expect(texts(table.join('\n'))).toEqual(['1 | Plan | Week 2', '2 | Report | Monthly']);
});

test('columns that are read one after the other keep their sentences, and words cut at their ends are whole', () => {
  const column = 'The contractor shall pro-\nvide a plan of the tran-\nsition within ten days.';
  const other = 'The vendor must keep re-\ncords for six years.';
  expect(texts(`${column}\n${other}`)).toEqual([
    'The contractor shall provide a plan of the transition within ten days.',
    'The vendor must keep records for six years.',
  ]);
});

test('what the buyer does, what may be and what need not be are no demands', () => {
  const none = [
    'The Government will provide a laptop.',
    'The contractor may work from any place.',
    'Vendors will not be required to host the site.',
    'Vendors will not have to host the site.',
    'HCP will keep the keys of the site.',
    'The contractor will be notified of the award.',
    'The U.S. Government will pay within 30 days.',
  ];
  expect(texts(none.join('\n\n'))).toEqual([]);
});

test('what follows from leaving something out, and what an offer says by being made, demand it', () => {
  const some = [
    'Failure to sign each amendment may result in a quotation that is not read.',
    'Refusal to let the auditor in shall be grounds to end the order.',
    'By its bid, the bidder represents that no officer of the county has a share in it.',
  ];
  expect(texts([...some, 'A failure of the mains may last for hours.'].join('\n\n'))).toEqual(some);
});

test('abbreviations and numbers end no sentence', () => {
  const demand = 'The contractor shall follow NIST SP 800-53, Rev. 4, of the U.S. Government, e.g. No. 7 of it.';
  expect(texts(demand)).toEqual([demand]);
});

test('a long sentence full of small words is read at once', () => {
  const sentence = `In ${'the house on the hill in the town with the bridge '.repeat(40)}there is light.`;
  const began = performance.now();
  expect(texts(sentence)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(1000);
});

test('a thousand pages are read whole', () => {
  const pages = Array.from({ length: 1000 }, (_, at) =>
    Array.from({ length: 30 }, (_one, line) =>
      line % 6 === 0
        ? `The contractor shall deliver item ${at}-${line} to the depot of district ${line}.`
        : 'Background of the programme and of the people whom it serves is given for information alone here.',
    ).join('\n'),
  );
  const found = foundIn(pages.join('\f'));
  expect(found).toHaveLength(5000);
  expect(found.at(-1)).toMatchObject({ page: 1000, place: 5000 });
});
