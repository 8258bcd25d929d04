import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { percent } from '../../year/load.ts';
import type { Column } from '../grid/columns.ts';
import type { Overload } from './forecast.ts';

interface OverloadListProps {
  overloads: readonly Overload[];
  columns: readonly Column[];
}

/** Everybody who would have too much, with the months and by how much. */
export const OverloadList = ({ overloads, columns }: OverloadListProps) => {
  const intl = useIntl();
  const byPerson = [...Map.groupBy(overloads, ({ key }) => key).values()];
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 0.5, margin: 0, marginBlockStart: 1.5, padding: 0, listStyle: 'none' }}
    >
      {byPerson.map((months) => (
        <li key={months[0]?.key}>
          <b>
            <bdi>{months[0]?.name}</bdi>
          </b>
          {': '}
          {intl.formatList(
            months.map(({ at, excess }) =>
              intl.formatMessage(
                { id: 'ftes.plan.whatIf.monthOver' },
                { month: columns[at]?.title, points: percent(excess) },
              ),
            ),
            { style: 'narrow' },
          )}
        </li>
      ))}
    </Box>
  );
};
