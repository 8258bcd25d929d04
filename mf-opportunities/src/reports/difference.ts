import { useIntl } from '@bidwright/remote-kit/intl';
import { type FigureKind, useFigureText } from '@bidwright/remote-kit/report';

type Value = number | string | null | undefined;

/** Answers by how much a figure has changed, with its sign; nothing where it has not as far as is written, or cannot be told. */
export const useDifference = (): ((now: Value, before: Value, kind: FigureKind) => string | undefined) => {
  const intl = useIntl();
  const write = useFigureText();
  return (now, before, kind) => {
    if (typeof now !== 'number' || typeof before !== 'number' || now === before) return undefined;
    const sign = now > before ? '+' : '−';
    // A tenth more of a tenth would be another thing. Points have as many decimals as shares.
    const written = (size: number) =>
      kind === 'share' ? intl.formatNumber(size * 100, { maximumFractionDigits: 1 }) : write(size, kind);
    const size = written(Math.abs(now - before));
    if (size === written(0)) return undefined;
    const points = `${sign}${size}`;
    return kind === 'share' ? intl.formatMessage({ id: 'opportunities.report.points' }, { points }) : points;
  };
};
