import { type FigureKind, FigureTable, useFigureText } from '@bidwright/remote-kit/report';
import { Page, SectionCard, Stack } from '@bidwright/remote-kit/ui';
import { useText } from '../../useText.ts';
import { Columns } from '../Columns.tsx';
import { Items } from './Items.tsx';
import { State } from './State.tsx';
import { lists, tables } from './samples.ts';
import { Tasks } from './Tasks.tsx';
import { Traffic } from './Traffic.tsx';

const figureKind = (kind: FigureKind | 'state'): FigureKind => (kind === 'state' ? 'text' : kind);

/** Lists, bars and tables as cards. */
export const DataPage = () => {
  const text = useText();
  const written = useFigureText();
  return (
    <Page title={text('data.title')}>
      <Stack sx={{ gap: 2 }}>
        <Columns min={320}>
          <SectionCard title={text('data.tasks')}>
            <Tasks />
          </SectionCard>
          <SectionCard title={text('data.traffic')}>
            <Traffic />
          </SectionCard>
          {Object.entries(lists).map(([id, list]) => (
            <SectionCard key={id} title={text(`data.${id}`)}>
              <Items {...list} />
            </SectionCard>
          ))}
        </Columns>
        <Columns min={420}>
          {Object.entries(tables).map(([id, { columns, rows }]) => (
            <SectionCard key={id} title={text(`data.${id}`)}>
              <FigureTable
                label={text(`data.${id}`)}
                heading={text(`data.${id}.name`)}
                columns={columns.map((column) => ({
                  id: column.id,
                  label: text(`data.${column.id}`),
                  kind: figureKind(column.kind),
                }))}
                rows={rows.map(([name, ...cells]) => ({
                  key: name,
                  name: <span dir="auto">{name}</span>,
                  cells: columns.map(({ id: column, kind }, at) =>
                    kind === 'state' ? (
                      <State key={column} state={String(cells[at])} />
                    ) : (
                      <bdi key={column}>{written(cells[at], kind)}</bdi>
                    ),
                  ),
                }))}
                foot={[]}
              />
            </SectionCard>
          ))}
        </Columns>
      </Stack>
    </Page>
  );
};
