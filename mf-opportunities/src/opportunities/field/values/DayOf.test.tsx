import { Messages } from '@bidwright/remote-kit/intl';
import { renderInShell } from '@bidwright/remote-kit/testing';
import { DayOf } from './DayOf.tsx';

const at = Date.UTC(2020, 11, 31, 23, 30) / 1000;

const noTexts = () => [];

test.each([
  ['UTC', 'Dec 31, 2020'],
  ['Europe/Bucharest', 'Jan 1, 2021'],
  ['America/New_York', 'Dec 31, 2020'],
])('half past eleven in London on New Year’s Eve is in %s on %s', async (timeZone, day) => {
  const { container } = await renderInShell(
    <Messages language="en" load={noTexts} formats={{ timeZone }} fallback={<i data-loading />}>
      <DayOf seconds={at} />
    </Messages>,
  );
  expect(container).toHaveTextContent(day);
});
