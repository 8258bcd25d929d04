import type { Figures, ReportAnswer } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { type FigureKind, useFigureText } from '@bidwright/remote-kit/report';
import { Box, ButtonBase, Card, Failed, LoadingRows, today } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useReport } from '../reports/api.ts';
import { RecordsDrawer } from '../reports/RecordsDrawer.tsx';

interface Tile {
  figure: string;
  kind: FigureKind;
  /** The figure whose bids it opens, where it is itself worked out of others. */
  opens?: string;
}

const tiles: Tile[] = [
  { figure: 'open', kind: 'count' },
  { figure: 'openValue', kind: 'money' },
  { figure: 'weighted', kind: 'money' },
  { figure: 'awaiting', kind: 'count' },
  { figure: 'winRate', kind: 'share', opens: 'won' },
];

const difference = (now: Figures, before: Figures | undefined, figure: string): number | undefined => {
  const [one, other] = [now[figure], before?.[figure]];
  return typeof one === 'number' && typeof other === 'number' ? one - other : undefined;
};

const FigureTile = ({ tile, answer, onOpen }: { tile: Tile; answer: ReportAnswer; onOpen: (tile: Tile) => void }) => {
  const write = useFigureText();
  const { totals, previous } = answer;
  const { figure, kind } = tile;
  const change = difference(totals, previous?.totals, figure);
  const sizeOf = (by: number, of: FigureKind) =>
    of === 'share' ? write(Math.abs(by) * 100, 'count') : write(Math.abs(by), of, true);
  const money = (name: string) => write(totals[name] ?? 0, 'money', true);
  return (
    <Card sx={{ display: 'flex' }}>
      <ButtonBase
        onClick={() => onOpen(tile)}
        sx={{
          flex: 1,
          flexDirection: 'column',
          alignItems: 'start',
          justifyContent: 'start',
          textAlign: 'start',
          padding: 2,
          borderRadius: 1,
        }}
      >
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <FormattedMessage id={`opportunities.report.figure.${figure}`} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <Box component="bdi" sx={{ typography: 'h4' }}>
            {write(totals[figure], kind, true)}
          </Box>
          {change !== undefined && change !== 0 && (
            <Box component="bdi" sx={{ typography: 'caption', color: 'text.secondary' }}>
              <FormattedMessage
                id={`opportunities.widget.change.${kind === 'share' ? 'points' : 'figure'}`}
                values={{ change: `${change > 0 ? '+' : '−'}${sizeOf(change, kind)}` }}
              />
            </Box>
          )}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.tertiary' }}>
          <FormattedMessage
            id={`opportunities.widget.figures.${figure}`}
            values={{
              unpriced: totals.unpriced,
              awaitingValue: money('awaitingValue'),
              won: totals.won,
              decided: Number(totals.won) + Number(totals.lost),
            }}
          />
        </Box>
      </ButtonBase>
    </Card>
  );
};

/** How the firm's bids stand, in five figures; each opens its bids. */
export const FiguresWidget = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [opened, setOpened] = useState<Tile>();
  const call = { report: 'summary', today: today() } as const;
  const { data, error, refetch } = useReport({ ...call, compare: true });
  if (!data && error)
    return (
      <Failed
        title={intl.formatMessage({ id: 'kit.report.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage({ id: 'opportunities.widget.figures' })}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))' }}
    >
      {tiles.map((tile) =>
        data ? (
          <FigureTile key={tile.figure} tile={tile} answer={data} onOpen={setOpened} />
        ) : (
          <Card key={tile.figure} sx={{ padding: 2 }}>
            <LoadingRows rows={2} height={32} />
          </Card>
        ),
      )}
      {opened && (
        <RecordsDrawer
          key={opened.figure}
          title={intl.formatMessage({ id: `opportunities.report.figure.${opened.opens ?? opened.figure}` })}
          call={{ ...call, figure: opened.opens ?? opened.figure }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Box>
  );
};
