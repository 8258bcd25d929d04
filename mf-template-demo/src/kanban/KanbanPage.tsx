import { Page, Segments } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useDemo, useDemoSend } from '../client/index.ts';
import { Loaded } from '../Loaded.tsx';
import { useText } from '../useText.ts';
import { Backlog } from './Backlog.tsx';
import { Board } from './Board.tsx';
import { ItemDrawer } from './ItemDrawer.tsx';
import { useBoard } from './useBoard.ts';

const views = ['board', 'backlog'] as const;

/** What is to do, as a board or story by story. */
export const KanbanPage = () => {
  const text = useText();
  const [view, setView] = useState<(typeof views)[number]>('board');
  const [opened, setOpened] = useState<string>();
  const board = useBoard();
  const { data: stories = [] } = useDemo('GET /api/kanban/userstory');
  const [select] = useDemoSend('POST /api/kanban/select-item');
  const open = (id: string | undefined) => {
    setOpened(id);
    void select({ id });
  };
  return (
    <Page
      title={text('kanban.title')}
      actions={
        <Segments
          label={text('kanban.view')}
          choices={views.map((value) => ({ value, label: text(`kanban.${value}`) }))}
          value={view}
          onChange={setView}
        />
      }
    >
      <Loaded reading={board} height={240}>
        {(data) => (
          <>
            {view === 'board' ? (
              <Board board={data} onOpen={open} />
            ) : (
              <Backlog board={data} stories={stories} onOpen={open} />
            )}
            <ItemDrawer
              item={data.lanes.flatMap(({ items }) => items).find(({ id }) => id === opened)}
              board={data}
              stories={stories}
              onClose={() => open(undefined)}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
};
