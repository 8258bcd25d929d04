import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { KindText } from './KindText.tsx';
import { canGo, keyOf, type Line } from './kinds.ts';

const list = { margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' };

/** What would go to whom, and what cannot. */
export const CheckStep = ({ lines }: { lines: readonly Line[] }) => {
  const going = lines.filter(canGo);
  const stuck = lines.filter((line) => !canGo(line) || line.staying.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {going.length > 0 && (
        <Box component="ul" sx={list}>
          {going.map(({ kind, records, to }) => (
            <li key={keyOf(kind)}>
              <FormattedMessage
                id="admin.handOver.goes"
                values={{ what: <KindText kind={kind} count={records.length} />, to: <b dir="auto">{to.name}</b> }}
              />
            </li>
          ))}
        </Box>
      )}
      {stuck.length > 0 && (
        <section>
          <Box component="h3" sx={{ typography: 'subtitle2', margin: 0, marginBlockEnd: 0.5 }}>
            <FormattedMessage id="admin.handOver.stays" />
          </Box>
          <Box component="ul" sx={list}>
            {stuck.map((line) => {
              const { kind, to, records, staying } = line;
              const left = canGo(line) ? staying : [...records, ...staying];
              const why = kind.field === 'ownerUser' ? 'noOwner' : 'notTheirs';
              return (
                <li key={keyOf(kind)}>
                  <KindText kind={kind} count={left.length} />{' '}
                  <FormattedMessage id={`admin.handOver.stays.${why}`} values={{ to: <bdi>{to.name}</bdi> }} />
                  <Box component="ul" sx={{ paddingInlineStart: 2.5, color: 'text.secondary' }}>
                    {left.map(({ id, name }) => (
                      <li key={id}>
                        <bdi>{name || id}</bdi>
                      </li>
                    ))}
                  </Box>
                </li>
              );
            })}
          </Box>
        </section>
      )}
    </Box>
  );
};
